import { readFile } from 'node:fs/promises';
import { customersFile } from '../shopify/catalogue/customer-schema.ts';
import type { Account } from './state.ts';

/** An account that anyone may use: the page shows its password. */
export type Demonstration = Pick<Account, 'sub' | 'email' | 'givenName' | 'familyName' | 'locale'> & {
  password: string;
};

function localeOf(tags: string[]): string {
  if (tags.includes('nl')) return 'nl-BE';
  return tags.includes('be') ? 'fr-BE' : 'fr-FR';
}

/** The customers of the embedded shop as accounts of the provider. */
export async function readDemonstration(file: string): Promise<Demonstration[]> {
  const customers = customersFile.parse(JSON.parse(await readFile(file, 'utf8')));
  return customers.map(({ id, email, password, firstName, lastName, tags }) => ({
    sub: `silene-${id}`,
    email,
    password,
    givenName: firstName ?? '',
    familyName: lastName ?? '',
    locale: localeOf(tags),
  }));
}
