import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartDrawerLayout, CartLine, CartLines, CartPageLayout } from '../../components/cart/cart-layout.tsx';
import { CartSummary } from '../../components/cart/cart-summary.tsx';
import { Accordion, AccordionItem } from '../../components/editorial/accordion-section.tsx';
import { PageHero } from '../../components/editorial/hero.tsx';
import { MarketDrawer, MegaPanel } from '../../components/layout/header.tsx';
import { Main } from '../../components/layout/main.tsx';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { PreHeader } from '../../components/layout/site-frame.tsx';
import { OptionPicker } from '../../components/product/buy-choice.tsx';
import { BuyRow } from '../../components/product/buy-form.tsx';
import { BundleList, Reassurance } from '../../components/product/buy-parts.tsx';
import { EditorialTile } from '../../components/product/category-view.tsx';
import { ActiveFilters, Facets, SortSelect } from '../../components/product/listing-filters.tsx';
import { ListingLayout, LoadMore } from '../../components/product/listing-layout.tsx';
import { MedicineHero } from '../../components/product/medicine-top.tsx';
import { LeafletLink, QuoteCard } from '../../components/product/product-details.tsx';
import { FactsTable } from '../../components/product/product-statements.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState, ErrorView } from '../../components/ui/error-view.tsx';
import { VisuallyHidden } from '../../components/ui/icon.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PrefetchLink } from '../../components/ui/prefetch-link.tsx';
import { Section, SectionHead } from '../../components/ui/section.tsx';
import { Mention, Meter } from '../../components/ui/tag.tsx';

const image = { src: '/a.webp?v=1', alt: 'Un tube', width: 800, height: 1000, service: 'shopify' as const };
const link = { href: '/a', text: 'Lire' };
const price = { kind: 'sale', amount: '34,90 €', before: '40,30 €', beforeWords: 'Au lieu de' } as const;
const groups = [
  {
    title: 'Besoin',
    name: 'need',
    open: true,
    options: [{ value: 'sommeil', label: 'Sommeil', count: 7, checked: true }],
  },
];
const rows = [
  { label: 'Sous-total', amount: '49,20 €' },
  { label: 'Total', amount: '43,80 €', kind: 'total' as const },
];

/** Each with the markup that carries its meaning. */
const views: [name: string, view: ReactNode, holds: string][] = [
  [
    'main',
    <Main key="p" background="Aqua" announced>
      x
    </Main>,
    '<main id="main" tabindex="-1" data-background="Aqua" data-announced="true">x</main>',
  ],
  ['pre-header', <PreHeader key="p" label="Annonce" text="Offert" link={link} />, '<aside'],
  [
    'category',
    <PageHero
      key="c"
      breadcrumb=""
      title="Compléments"
      plant={image}
      chips={{ label: 'Rayons', links: [{ ...link, current: true }] }}
    />,
    'aria-current="page"',
  ],
  [
    'facets',
    <Facets key="f" label="Filtres" groups={groups} apply="Filtrer" onChoose={() => undefined} />,
    'name="need" checked="" value="sommeil"',
  ],
  [
    'sort',
    <SortSelect key="s" label="Trier" name="sort" apply="Trier" options={[{ value: 'a', label: 'A' }]} />,
    '<select',
  ],
  ['no filter in force', <ActiveFilters key="a" filters={[]} clear={link} />, ''],
  [
    'filters in force',
    <ActiveFilters key="a" filters={[{ ...link, id: 'need sommeil', label: 'Retirer' }]} clear={link} />,
    'aria-label="Retirer"',
  ],
  [
    'listing',
    <ListingLayout key="l" heading="Produits" count="15 produits" facets="f">
      x
    </ListingLayout>,
    'role="status"',
  ],
  ['more', <LoadMore key="m" text="10 sur 15" shown={10} total={15} />, 'max="15" value="10"'],
  ['editorial tile', <EditorialTile key="e" title="Sommeil" text="Trois questions" link={link} image={image} />, '<li'],
  [
    'medicine',
    <MedicineHero
      key="m"
      title="Arnica"
      tags={['Médicament']}
      actions=""
      note="En pharmacie"
      pack={image}
      dilutions={{ title: 'Dilutions', items: ['9 CH'], pictured: '9 CH' }}
      plate={{ name: 'Planche 12', latin: 'Arnica' }}
    />,
    'lang="la"',
  ],
  [
    'options',
    <OptionPicker
      key="o"
      legend="Arôme"
      name="a"
      chosen="poire"
      options={[{ value: 'poire', label: 'Poire', unavailable: 'indisponible' }]}
    />,
    ', indisponible',
  ],
  [
    'bundle',
    <BundleList key="b" title="Dans le coffret" items={[{ name: 'Baume', image, soldOut: 'Épuisé' }]} />,
    'Épuisé',
  ],
  [
    'buy row',
    <BuyRow key="b" quantity="" button={<Button busy>Ajouter</Button>} message="Maximum : 3" />,
    'aria-busy="true"',
  ],
  [
    'reassurance',
    <Reassurance key="r" region="Livraison en France">
      <li>Fabriqué à Die</li>
    </Reassurance>,
    '<span>Livraison en France</span></li><li>Fabriqué à Die</li>',
  ],
  [
    'table',
    <FactsTable key="t" caption="Par gomme" head={['Actif', 'Dose']} rows={[['Mélatonine', '1 mg']]} />,
    '<th scope="row">Mélatonine</th>',
  ],
  ['leaflet', <LeafletLink key="l" href="/n.pdf" title="Bijsluiter" detail="PDF" lang="nl" />, 'hrefLang="nl"'],
  ['quote', <QuoteCard key="q" quote="« Oui »" author="Claire" portrait={image} />, '<blockquote'],
  [
    'accordion',
    <Accordion key="a">
      <AccordionItem title="Conservation" open>
        À l’abri
      </AccordionItem>
    </Accordion>,
    '<details',
  ],
  [
    'mention',
    <Mention key="m" title="Mention légale">
      Médicament
    </Mention>,
    '<strong',
  ],
  [
    'meter',
    <Meter key="m" share={0.7} label="26,80 € sur 39 €">
      Plus que 12,20 €
    </Meter>,
    'aria-label="26,80 € sur 39 €"',
  ],
  [
    'notice',
    <Notice key="n" tone="error" live>
      Rien n’a été débité
    </Notice>,
    'role="alert"',
  ],
  ['empty', <EmptyState key="e" title="Rien" action="x" />, 'Rien'],
  ['error', <ErrorView key="e" code="Erreur 404" title="Effeuillée" summary="…" actions="" />, '<h1'],
  [
    'cart line',
    <CartLines key="c">
      <CartLine line={{ name: 'Rituel', image, price }} error="Il en reste deux" updating />
    </CartLines>,
    'role="alert"',
  ],
  [
    'gift',
    <CartLine key="g" line={{ name: 'Pastilles', price: { kind: 'plain', amount: 'Offert' }, gift: 'Quantité : 1' }} />,
    'Quantité : 1',
  ],
  [
    'summary',
    <CartSummary key="s" title="Récapitulatif" rows={rows} vat="Dont TVA" action="" updating />,
    '>Total</dt>',
  ],
  [
    'cart page',
    <CartPageLayout key="c" title="Panier" heading="Produits" summary="">
      x
    </CartPageLayout>,
    '<h1',
  ],
  [
    'cart drawer',
    <CartDrawerLayout key="c" footer="total">
      x
    </CartDrawerLayout>,
    'total',
  ],
];

test.each(views)('%s', (_, view, holds) => {
  expect(renderToStaticMarkup(view)).toContain(holds);
});

const inBrowser: unknown[] = [Main, PrefetchLink];

/** The elements that the server sends of a view. */
function elementsOf(node: ReactNode): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function' && !inBrowser.includes(type))
    return elementsOf((type as (props: unknown) => ReactNode)(props));
  return [node, ...elementsOf(props.children as ReactNode)];
}

test.each([
  [
    'a panel of the menu',
    <MegaPanel key="p" shelves={[{ title: 'Besoins', links: [link, { ...link, current: true }] }]} />,
    'aria-current="page"',
  ],
  ['the other markets', await MarketDrawer({ locale: 'nl-be', alternates: {} }), 'lang="fr"'],
  [
    'the content of a page',
    PageFrame({ locale: 'fr-tn', background: 'Aqua', quiet: true, children: 'x' }).props.children[0],
    'data-quiet',
  ],
  [
    'a section',
    <Section key="s" id="a" labelledBy="b">
      <Section>
        <SectionHead title="Sans ancre" />
      </Section>
      <SectionHead id="b" title="Avec ancre" />
    </Section>,
    'id="a" aria-labelledby="b"',
  ],
  [
    'a question',
    [
      <AccordionItem key="a" title="Un" id="un">
        1
      </AccordionItem>,
      <AccordionItem key="b" title="Deux">
        2
      </AccordionItem>,
    ],
    'id="un"',
  ],
  [
    'words for screen readers',
    [
      <VisuallyHidden key="a">Un</VisuallyHidden>,
      <VisuallyHidden key="b" role="status">
        Deux
      </VisuallyHidden>,
    ],
    'role="status"',
  ],
])('%s: no property is sent as undefined', (_, view, holds) => {
  const sent = elementsOf(view).flatMap(({ props }) => Object.entries(props));
  expect(sent.filter(([, value]) => value === undefined).map(([name]) => name)).toEqual([]);
  expect(renderToStaticMarkup(view)).toContain(holds);
});

test('a list without markers has its role, which Safari else leaves out, except in a navigation', () => {
  const root = path.join(import.meta.dirname, '../..');
  const inNavigation = ['components/layout/header.tsx', 'components/account/account-nav.tsx'];
  const without = globSync('{app,components,slices}/**/*.tsx', { cwd: root })
    .filter((file) => /<ul (?![^>]*role="list")[^>]*className/.test(readFileSync(path.join(root, file), 'utf8')))
    .sort();
  expect(without).toEqual(inNavigation.toSorted());
});
