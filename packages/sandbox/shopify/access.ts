import { GraphQLError } from 'graphql';

/** The scope that reads each of these types, or fields named as `Type.field`. The token of the shop has all of them. */
const scopes: Readonly<Record<string, string>> = {
  'Product.tags': 'unauthenticated_read_product_tags',
  'QueryRoot.productTags': 'unauthenticated_read_product_tags',
  'QueryRoot.metaobject': 'unauthenticated_read_metaobjects',
  'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
  Metaobject: 'unauthenticated_read_metaobjects',
  'QueryRoot.urlRedirects': 'unauthenticated_read_content',
  'QueryRoot.menu': 'unauthenticated_read_content',
  Menu: 'unauthenticated_read_content',
  MenuItem: 'unauthenticated_read_content',
  'QueryRoot.customer': 'unauthenticated_read_customers',
  Customer: 'unauthenticated_read_customers',
};

function scopeOf(type: string, field: string): string | undefined {
  if (field === 'metafield' || field === 'metafields' || type === 'Metafield')
    return 'unauthenticated_read_product_listings';
  if (type === 'Mutation' && field.startsWith('customer')) return 'unauthenticated_write_customers';
  return scopes[`${type}.${field}`] ?? scopes[type];
}

/**
 * What a request without a token is refused: tags, metafields, metaobjects, menus and customers. Products, collections, search,
 * editorial pages and carts are open to everyone.
 */
export function checkAccess(type: string, field: string) {
  const scope = scopeOf(type, field);
  if (!scope || field === '__typename') return;
  throw new GraphQLError(`Access denied for ${field} field. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  });
}
