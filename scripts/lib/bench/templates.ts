/** One page of each template, on the French host. */
export const templates = [
  { name: 'home', path: '/' },
  { name: 'advice', path: '/nos-conseils-sante/sommeil/s-endormir-sans-lutter' },
  { name: 'questions', path: '/faq' },
  { name: 'listing', path: '/nos-produits/complements-alimentaires' },
  { name: 'product', path: '/nos-produits/complements-alimentaires/sommeil/nuit-posee' },
  { name: 'medicine', path: '/nos-produits/medicaments-homeopathiques/granules/arnica-montana-granules' },
  { name: 'shop', path: '/notre-boutique' },
  { name: 'cart', path: '/commande/panier' },
  { name: 'not-found', path: '/nulle-part' },
] as const;
