import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccordionSection, Beside } from '../../components/editorial/accordion-section.tsx';
import { Callout, Invitation, Quotation, Shelves } from '../../components/editorial/callouts.tsx';
import { AdviceShelf } from '../../components/editorial/cards.tsx';
import { Downloads, Figures, Needs, Steps, Timeline } from '../../components/editorial/content-sections.tsx';
import { CompactHero, Hero } from '../../components/editorial/hero.tsx';
import { Duo, ImageText, Labels, Logos, WideImage } from '../../components/editorial/image-sections.tsx';
import { SitesMap } from '../../components/editorial/sites-map.tsx';

const picture = { src: '/a.webp', alt: 'Un champ', width: 1600, height: 900, service: 'prismic' as const };
const plant = { ...picture, width: 900, height: 1350 };
const link = { href: '/a', text: 'Voir' };
const die = { latitude: 44.75, longitude: 5.37 };
const tunis = { latitude: 36.8, longitude: 10.18 };

/** Each with the markup that carries its meaning. */
test.each<[name: string, view: ReactElement, holds: string]>([
  [
    'an open item',
    <AccordionSection key="a" title="Questions" items={[{ title: 'Où ?', content: 'À Die', open: true }]} />,
    'open=""><summary',
  ],
  [
    'all questions',
    <AccordionSection key="a" items={[{ title: 'Où ?', content: 'À Die' }]} link={link} />,
    'href="/a">Voir</a>',
  ],
  [
    'a title beside its text',
    <Beside key="b" title="Notre manière">
      Texte
    </Beside>,
    '<h2>Notre manière</h2>',
  ],
  ['a remark', <Callout key="c" tone="tip" title="Le bon geste" text="Aérez" />, 'Le bon geste</h2>Aérez'],
  ['a compact opening', <CompactHero key="h" title="Nous rejoindre" links={[link]} />, 'Nous rejoindre</h1>'],
  ['a compact section', <CompactHero key="h" heading="h2" title="Métiers" links={[]} />, 'Métiers</h2>'],
  [
    'a file in another language',
    <Downloads key="d" files={[{ href: '/n.pdf', title: 'Notice', facts: 'PDF', language: 'nl' }]} />,
    'hrefLang="nl"',
  ],
  [
    'a figure after what it counts',
    <Figures key="f" figures={[{ value: '640', label: 'Personnes' }]} />,
    'Personnes</dt><dd',
  ],
  ['figures with a picture', <Figures key="f" figures={[{ value: '1', label: 'a' }]} picture={picture} />, 'Un champ'],
  ['a picture and its text', <ImageText key="i" side="right" title="Die" text="Texte" picture={picture} />, 'Texte'],
  ['an invitation', <Invitation key="i" title="Annuaire" text="Près de vous" link={link} />, '>Voir</a>'],
  ['its picture is decoration', <Invitation key="i" title="Annuaire" picture={plant} />, 'alt=""'],
  ['a logo named by its picture', <Logos key="l" logos={[{ name: 'Bio', picture }]} />, 'alt="Un champ"'],
  ['a logo named by its name', <Logos key="l" logos={[{ name: 'Bio', picture: { ...picture, alt: '' } }]} />, '"Bio"'],
  ['a logo without a picture', <Logos key="l" logos={[{ name: 'Bio', href: '/b' }]} />, '>Bio</a>'],
  ['a label', <Labels key="l" title="Labels" labels={[{ name: 'Bio', text: 'Contrôlé' }]} />, '>Bio</h3>'],
  ['a label without a title above', <Labels key="l" labels={[{ name: 'Bio', picture, href: '/b' }]} />, 'Bio</a></h2>'],
  [
    'a quote',
    <Quotation key="q" quote="« Oui »" author="Claire" authorRole="docteure" />,
    '<p>« Oui »</p></blockquote><fig',
  ],
  ['a large quote', <Quotation key="q" quote="« Oui »" large />, '</blockquote></figure>'],
  [
    'a moment',
    <Timeline key="t" title="Depuis 1931" moments={[{ date: '1931', title: 'Une officine', picture }]} />,
    '1931</span> Une officine</h3>',
  ],
  ['a moment without a title', <Timeline key="t" moments={[{ date: '1931' }]} />, '1931</h2>'],
  [
    'sites on the map',
    <SitesMap key="s" title="Sites" mapLabel="Carte" sites={[{ name: 'Die', place: die }]} />,
    'role="img" aria-label="Carte"',
  ],
  ['a picture across', <WideImage key="w" title="Die" text="Texte" link={link} picture={picture} />, 'sizes="100vw"'],
])('%s', (_, view, holds) => {
  expect(renderToStaticMarkup(view)).toContain(holds);
});

test.each<[string, ReactElement]>([
  ['items', <AccordionSection key="a" title="Questions" items={[]} />],
  ['advice', <AdviceShelf key="a" title="Conseils" advice={[]} />],
  ['files', <Downloads key="d" title="Fichiers" files={[]} />],
  ['figures', <Figures key="f" title="Chiffres" figures={[]} />],
  ['title and text', <Invitation key="i" link={link} picture={plant} />],
  ['picture and words', <ImageText key="i" side="left" title="" text={false} />],
  ['picture and words of its own', <WideImage key="w" />],
  ['logos', <Logos key="l" title="Logos" logos={[]} />],
  ['labels', <Labels key="l" title="Labels" labels={[]} />],
  ['words', <Quotation key="q" quote="" author="Claire" />],
  ['sites', <SitesMap key="s" title="Sites" mapLabel="Carte" sites={[]} />],
  ['moments', <Timeline key="t" title="Depuis" moments={[]} />],
  ['text to remark', <Callout key="c" tone="info" text={false} />],
  ['title to open with', <CompactHero key="h" title="" links={[]} />],
  ['title and picture', <Hero key="h" title="" links={[]} labels={[]} />],
  ['needs', <Needs key="n" title="" entries={[]} />],
  ['steps', <Steps key="s" title="" steps={[]} />],
  ['tiles', <Shelves key="s" title="" tiles={[]} />],
  ['panels', <Duo key="d" panels={[]} />],
])('a section without %s is not there', (_, view) => {
  expect(render(view).container.innerHTML).toBe('');
});

test('a site abroad is in the list, and keeps its number', () => {
  const sites = [
    { name: 'Tunis', place: tunis },
    { name: 'Die', place: die },
  ];
  const { container } = render(<SitesMap title="Sites" mapLabel="Carte" sites={sites} />);
  const badges = [...container.querySelectorAll('ol > li')].map((site) => site.textContent);
  expect(badges).toEqual(['1Tunis', '2Die']);
  expect(container.querySelector('[role=img]')?.textContent).toBe('1Tunis2');
});

test('without a site in France there is no map', () => {
  const { container } = render(<SitesMap mapLabel="Carte" sites={[{ name: 'Tunis', place: tunis }]} />);
  expect(container.querySelector('[role=img]')).toBeNull();
});
