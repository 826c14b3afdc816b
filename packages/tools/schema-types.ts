/** Writes the types of the commerce schema that `lib/services/shopify/graphql.ts` reads. `--check` fails when they are stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import schema from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };

const target = new URL('../../lib/services/shopify/graphql-env.d.ts', import.meta.url);
const types = outputIntrospectionFile(minifyIntrospection(schema as never), {
  fileType: '.d.ts',
  shouldPreprocess: true,
});

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== types) {
    console.error('lib/services/shopify/graphql-env.d.ts is stale: run npm run generate');
    process.exit(1);
  }
} else {
  writeFileSync(target, types);
}
