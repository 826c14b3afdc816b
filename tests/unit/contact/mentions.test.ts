import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { describe, expect, test } from 'vitest';
import { mentionsAdverseEvent } from '../../../lib/contact/mentions.ts';
import { vigilanceOf } from '../../../lib/contact/queries.ts';

const folder = path.resolve(import.meta.dirname, '../../../content/documents/contact_page');
const expressionsIn = (language: 'fr' | 'nl'): string[] => {
  const { data } = matter(readFileSync(path.join(folder, `contact.${language}.md`), 'utf8'));
  return vigilanceOf({ vigilance_words: data.vigilance_words } as never).expressions;
};

describe('an expression', () => {
  test.each<[string, string, boolean]>([
    ['surdosage', 'Un SURDOSAGE ?', true],
    ['surdosage', 'Les surdosages', false],
    ['surdosage*', 'Les surdosages', true],
    ['effet* indésirable*', 'des effets\nindesirables', true],
    ['effet* indésirable*', 'effet : indésirable', true],
    ['effet* indésirable*', 'un effet vraiment indésirable', false],
    ['effet* indésirable*', 'indésirable, cet effet', false],
    ['effet* indésirable*', 'quel effet', false],
    ['œdème*', 'un OEDEME', true],
    ['allergi*', 'l’allergie', true],
    ['allergi*', 'antiallergique', false],
    ['vomi', 'Nux vomica', false],
    ['a+b', 'a b', true],
    ['*', 'n’importe quoi', false],
    ['', 'n’importe quoi', false],
    ['surdosage', '', false],
  ])('%j in %j: %j', (expression, message, found) => {
    expect(mentionsAdverseEvent([expression], message)).toBe(found);
  });

  test('is one of several; none finds nothing', () => {
    expect(mentionsAdverseEvent(['surdosage', 'allergi*'], 'une allergie')).toBe(true);
    expect(mentionsAdverseEvent([], 'une allergie')).toBe(false);
  });

  test('is looked for in a message that is longer than any, and nearly has one everywhere', () => {
    expect(mentionsAdverseEvent(expressionsIn('fr'), 'effet '.repeat(100_000))).toBe(false);
  });
});

const said = {
  fr: [
    'J’ai eu un effet secondaire après deux granules.',
    'Des EFFETS INDESIRABLES sont apparus.',
    'Ma fille a fait une allergie à la crème.',
    'Je suis allergique à l’arnica, depuis hier le visage gonflé.',
    'Une réaction sur la peau, avec des plaques rouges.',
    'Le baume m’a fait réagir.',
    'Il a avalé tout le tube : surdosage ?',
    'Urticaire le soir même.',
    'Elle a vomi dans l’heure.',
    'Mon père a été hospitalisé.',
    'Ik heb een bijwerking.',
  ],
  nl: [
    'Ik heb last van een bijwerking.',
    'Welke BIJWERKINGEN zijn bekend? Ik heb hoofdpijn.',
    'Een allergische reactie op de zalf.',
    'Mijn dochter is allergisch, haar gezicht is opgezwollen.',
    'Sinds gisteren heb ik huiduitslag.',
    'Een overdosis granulen?',
    'Mijn zoon heeft te veel ingenomen.',
    'De huid is geirriteerd.',
    'Ze heeft ’s nachts gebraakt.',
    'Un effet indésirable.',
  ],
};
const falseFriends = {
  fr: [
    'Où trouver Nux vomica 9 CH ?',
    'Quels allergènes contient la tisane ?',
    'Réactivez mon compte, s’il vous plaît.',
    'Le bouton « Envoyer » ne marche pas.',
    'Quel est l’effet de la camomille ?',
    'Mon courriel est arrivé dans les indésirables.',
    'Personne n’a réagi à mon message.',
    'Est-ce un produit secondaire de la plante ?',
    'Le bouchon est fendu. Lot K2417.',
  ],
  nl: [
    'Ik wacht op uw reactie.',
    'U hebt niet gereageerd op mijn bericht.',
    'Kunt u mijn gegevens bijwerken?',
    'Wat is de uitslag van de wedstrijd?',
    'Welke allergenen zitten in de thee?',
    'De flesjes braken tijdens het vervoer.',
    'Wat is het effect van kamille?',
    'Uw mail zat bij de ongewenste berichten.',
    'Hoeveel moet er worden ingenomen?',
  ],
};

describe.each(['fr', 'nl'] as const)('the words of the content in %s', (language) => {
  const expressions = expressionsIn(language);

  test.each(said[language])('find: %s', (message) => {
    expect(mentionsAdverseEvent(expressions, message)).toBe(true);
  });

  test.each(falseFriends[language])('leave alone: %s', (message) => {
    expect(mentionsAdverseEvent(expressions, message)).toBe(false);
  });
});

test('the words of a document that was published before there were any are none', () => {
  expect(vigilanceOf({} as never)).toEqual({ expressions: [], text: '', link: null });
});
