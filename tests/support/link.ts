import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The way from one machine to a service of all: it can be cut, and what goes through it can take its time. */
export class Link {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private isCut = false;
  /** how long each piece of an answer takes */
  delayMs = 0;

  private constructor(private readonly target: number) {
    this.server = createServer((near) => this.opened(near));
  }

  static async to(target: number): Promise<Link> {
    const link = new Link(target);
    await once(link.server.listen(0, '127.0.0.1'), 'listening');
    return link;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on nothing comes through. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  heal(): void {
    this.isCut = false;
    this.delayMs = 0;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private opened(near: Socket): void {
    if (this.isCut) return void near.destroy();
    const far = connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      this.sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => (this.sockets.delete(from), to.destroy()));
    }
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => {
      if (this.delayMs === 0) near.write(part);
      else setTimeout(() => near.writable && near.write(part), this.delayMs);
    });
  }
}
