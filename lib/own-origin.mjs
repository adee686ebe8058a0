/** Where a process can ask itself: at the address that it listens on, or at this machine's own when it listens on all. */
export function ownOrigin(port, host) {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
