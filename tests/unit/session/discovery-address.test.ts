import { expect, test } from 'vitest';
import { discoveryAddress } from '../../../lib/services/identity.ts';

test.each([
  ['https://id.test', 'https://id.test/.well-known/openid-configuration'],
  ['https://id.test/', 'https://id.test/.well-known/openid-configuration'],
  ['https://id.test/realms/silene', 'https://id.test/realms/silene/.well-known/openid-configuration'],
  ['https://id.test/application/o/silene/', 'https://id.test/application/o/silene/.well-known/openid-configuration'],
])('%s describes itself at %s', (issuer, address) => expect(discoveryAddress(issuer)).toBe(address));
