import { once } from 'node:events';
import http from 'node:http';

const SLOW_MS = 5_000;

/** What stands between a site and its content service, and lets it be slow or fail. */
export async function standBetween(port: number, service: string) {
  const between = {
    mode: 'working' as 'working' | 'slow' | 'failing',
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = http.createServer((request, response) => {
    if (between.mode === 'failing') return void response.writeHead(500).end();
    const pass = () => {
      if (response.destroyed) return;
      const { method, headers } = request;
      const asked = http.request(service + request.url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.on('error', () => response.destroy());
      // who gave up meanwhile sends no more: the service must not wait for the rest
      response.on('close', () => asked.destroy());
      request.pipe(asked);
    };
    if (between.mode === 'slow') setTimeout(pass, SLOW_MS);
    else pass();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return between;
}
