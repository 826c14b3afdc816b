import { beforeEach, expect, test, vi } from 'vitest';
import { isOwnServer } from '../../../lib/platform/request.ts';
import { buyerIp, visitorAddress } from '../../../lib/session/request-market.ts';
import { changed } from '../../setup/changed-settings.ts';
import { newRequest } from '../../setup/next/headers.ts';

vi.mock('../../../lib/platform/request.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/platform/request.ts')>()),
  isOwnServer: vi.fn(),
}));

type Case = [
  what: string,
  ownServer: boolean,
  hops: number,
  headers: Record<string, string>,
  address: string,
  ip: string | undefined,
];
const claimed = { 'x-client-address': '192.0.2.9' };

beforeEach(() => vi.mocked(isOwnServer).mockReset());

test.each<Case>([
  [
    'the own server has written it',
    true,
    0,
    { ...claimed, 'x-forwarded-for': '198.51.100.7' },
    '192.0.2.9',
    '192.0.2.9',
  ],
  [
    'the own server has written a household of IPv6',
    true,
    0,
    { 'x-client-address': '2001:db8:0:0::/64' },
    '2001:db8:0:0::/64',
    '2001:db8:0:0::',
  ],
  ['the own server knows none', true, 0, {}, 'unknown', undefined],
  [
    'a host has a proxy that is trusted',
    false,
    1,
    { ...claimed, 'x-forwarded-for': '10.9.9.9, 198.51.100.7' },
    '198.51.100.7',
    '198.51.100.7',
  ],
  [
    'of two, what the first has seen',
    false,
    2,
    { 'x-forwarded-for': '198.51.100.7, 10.0.0.1' },
    '198.51.100.7',
    '198.51.100.7',
  ],
  [
    'a household of IPv6',
    false,
    1,
    { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' },
    '2001:db8:1:2::/64',
    '2001:db8:1:2::',
  ],
  [
    'nobody is trusted, whatever is claimed',
    false,
    0,
    { ...claimed, 'x-forwarded-for': '198.51.100.7' },
    'unknown',
    undefined,
  ],
])('%s', async (_, ownServer, hops, headers, address, ip) => {
  vi.mocked(isOwnServer).mockReturnValue(ownServer);
  changed.TRUSTED_PROXY_HOPS = hops;
  newRequest({ headers });
  expect(await visitorAddress()).toBe(address);
  expect(await buyerIp()).toBe(ip);
});
