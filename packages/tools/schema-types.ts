/** Writes the types of the commerce schemas that `initGraphQLTada` reads. `--check` fails when they are stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import accounts from '@shopify/hydrogen-react/customer-account.schema.json' with { type: 'json' };
import storefront from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };

const TARGETS = {
  'lib/services/shopify/graphql-env.d.ts': storefront,
  'lib/services/shopify/account-api/graphql-env.d.ts': accounts,
};

for (const [file, schema] of Object.entries(TARGETS)) {
  const target = new URL(`../../${file}`, import.meta.url);
  const types = outputIntrospectionFile(minifyIntrospection(schema as never), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
  if (!process.argv.includes('--check')) {
    writeFileSync(target, types);
  } else if (readFileSync(target, 'utf8') !== types) {
    console.error(`${file} is stale: run npm run generate`);
    process.exit(1);
  }
}
