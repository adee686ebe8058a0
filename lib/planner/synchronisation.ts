import { LINKS, sourcesOf, type Asked, type PlannedDevice } from './plan';

/** How one kind of device is held to the common clock, and how its data gets to the computer. */
export interface SyncRow {
  alias: string;
  title: string;
  amount: number;
  /** it gives the marks, takes them by a line, or has the network's clock */
  role: 'source' | 'line' | 'clock';
  link: string;
  isCable: boolean;
  /** in words: where the line goes, what its data sheet says of the delay */
  says: string;
}

const CABLES: readonly string[] = [LINKS.wired, LINKS.usb, LINKS.bus];

/** The devices of a plan along the line of the marks, what gives them first. */
export function syncRows({ triggers }: Asked, devices: readonly PlannedDevice[]): SyncRow[] {
  const most = Math.max(0, ...devices.map(({ version }) => sourcesOf(version)));
  const source = triggers && most > 0 ? devices.find(({ version }) => sourcesOf(version) === most) : undefined;
  const rows = devices.map((device): SyncRow => {
    const { version, amount } = device;
    const { setup, delay, alias, title } = version;
    const isLine = Boolean(triggers && source && setup?.trigger);
    const role = device === source ? 'source' : isLine ? 'line' : 'clock';
    const way =
      role === 'source'
        ? `送出TTL，每台${setup?.outputs ?? 0}路`
        : role === 'line'
          ? `触发线接到${setup?.trigger}`
          : setup
            ? '时间戳，随采集电脑校时'
            : '没有写明';
    const says = [way, delay && `整链时差：${delay}`].filter(Boolean).join('；');
    const link = setup?.link ?? '';
    return { alias, title, amount, role, link, isCable: CABLES.includes(link), says };
  });
  const order = ['source', 'line', 'clock'];
  return rows.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
}
