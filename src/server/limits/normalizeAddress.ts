import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns what a rate limit counts as one visitor: `192.0.2.1:5678` → `192.0.2.1`, `[2001:db8:1:2::3]:443` → `2001:db8:1:2::/64`.
 * A single IPv6 customer has a whole /64 network to send from.
 */
export function normalizeAddress(address: string): string {
  const host = removePort(address.trim().toLowerCase());
  if (isIPv4(host)) return host;
  const [bare = ''] = host.split('%');
  if (!isIPv6(bare)) return host;
  const groups = expand(bare);
  const embedded = readEmbeddedIPv4(groups);
  return embedded ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** Removes the port of the connection, which some proxies add. */
function removePort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;
}

/** `2001:db8::1` → `['2001', 'db8', '0', '0', '0', '0', '0', '1']` */
function expand(address: string): string[] {
  // The URL parser knows every way to write an address, including an IPv4 address at the end.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** Sockets that accept both IP versions report IPv4 addresses as `::ffff:192.0.2.1`. */
function readEmbeddedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
