import { expect, test } from 'vitest';
import { clientAddress } from '../../../lib/platform/request.ts';

const socket = '192.0.2.1';

test.each([
  ['no proxy: the socket', 0, '203.0.113.7', '192.0.2.1'],
  ['one proxy: the last', 1, '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['two proxies: the last but one', 2, '1.1.1.1, 198.51.100.9, 203.0.113.7', '198.51.100.9'],
  ['fewer than there should be', 2, '203.0.113.7', '192.0.2.1'],
  ['none although there is a proxy', 1, undefined, '192.0.2.1'],
  ['an empty one', 1, '', '192.0.2.1'],
  ['with a port', 1, '203.0.113.7:5000', '203.0.113.7'],
  ['with blanks', 1, '1.1.1.1 ,  203.0.113.7 ', '203.0.113.7'],
  ['no address', 1, 'unknown', '192.0.2.1'],
  ['a number too large', 1, '203.0.113.700', '192.0.2.1'],
  ['a script', 1, '<script>', '192.0.2.1'],
  ['IPv6: the network of a household', 1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['IPv6, shortened', 1, '2001:db8::1', '2001:db8:0:0::/64'],
  ['IPv6, its other spelling', 1, '2001:0DB8:0:0:0::1', '2001:db8:0:0::/64'],
  ['IPv6 with a port', 1, '[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['IPv6 in quotes', 1, '"[2001:db8:1:2::1]"', '2001:db8:1:2::/64'],
  ['IPv6 of a link', 1, 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['IPv6 with zeros at the end', 1, '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['IPv4 written as IPv6', 1, '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimal', 1, '::ffff:cb00:7107', '203.0.113.7'],
])('%s', (_, hops, forwarded, address) => {
  expect(clientAddress({ socket, forwarded, hops })).toBe(address);
});

test.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('a socket of %s', (end, address) => {
  expect(clientAddress({ socket: end, forwarded: undefined, hops: 0 })).toBe(address);
});
