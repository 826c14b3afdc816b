import { describe, expect, test } from 'vitest';
import { textsIn } from '../../../lib/compliance/rule.ts';
import { EN } from '../../../lib/compliance/texts/en.ts';
import { CLAIMS, spoken, type Word } from '../../../lib/compliance/words.ts';

const saysOf = (language: 'fr' | 'nl', text: string) =>
  textsIn(text)
    .flatMap((each) =>
      spoken(
        each,
        CLAIMS.filter((word) => word.language === language),
      ),
    )
    .map(({ said }) => said);

/** As it is typed, and as it is pasted: with marks apart from their letters, and with a soft hyphen in each word. */
const variantsOf = (text: string): string[] => [
  text,
  text.normalize('NFD'),
  text.replace(/(?<=\p{L})(?=\p{L})/gu, '\u00ad'),
];

describe('what may not be said in French', () => {
  test.each([
    ['Cette crème soigne la peau.', ['soigne']],
    ['Pour soigner un rhume.', ['soigner']],
    ['Il guérit, et la guérison est rapide.', ['guérit', 'guérison']],
    ['Le granule traite la toux.', ['traite']],
    ['Un remède contre le mal de tête.', ['remède']],
    ['Soulage les douleurs.', ['Soulage']],
    ['Elle prévient les infections.', ['prévient les infections']],
    ['Il lutte contre le rhume.', ['lutte contre le rhume']],
    ['Apaise la toux.', ['Apaise la toux']],
    ['Des vertus médicinales.', ['vertus médicinales']],
    ['Efficacité prouvée, sans effet secondaire.', ['Efficacité prouvée', 'sans effet secondaire']],
    ['Crème cicatrisante et anti-inflammatoire.', ['cicatrisante', 'anti-inflammatoire']],
    ['Une cure détox.', ['détox']],
    ['Renforce les défenses.', ['Renforce les défenses']],
    // A negation applies to its own clause only.
    ['Elle ne pique pas. Elle soigne.', ['soigne']],
    ['Elle ne pique pas et soigne la peau.', ['soigne']],
    ['Sans parfum : elle guérit.', ['guérit']],
    // A comma before another statement ends it too.
    ['Sans parfum, elle soigne mon eczéma.', ['soigne']],
    ['Pas chère, elle soulage mes douleurs.', ['soulage']],
    ["Jamais déçue, j'ai guéri en deux jours.", ['guéri']],
    ['Pas collante, cette crème soigne les mains.', ['soigne']],
    ['Non, ma crème soulage.', ['soulage']],
    ['Sans odeur, efficace contre mes migraines.', ['efficace contre']],
    ["Pas chère, apaise l'eczéma.", ["apaise l'eczéma"]],
    // In the first person, and of somebody else.
    ['Calme ma toux.', ['Calme ma toux']],
    ['Apaise mes douleurs.', ['Apaise mes douleurs']],
    ['Elle prévient nos rhumes.', ['prévient nos rhumes']],
    ['Il a calmé sa fièvre.', ['calmé sa fièvre']],
    ['Renforce mon immunité.', ['Renforce mon immunité']],
    // What an office deals with excuses nothing else in its clause.
    ["Ce baume traite l'eczéma des sujets sensibles.", ['traite']],
    ["Il soigne l'eczéma, plus d'informations en pharmacie", ['soigne']],
    ['Elle traite des maladies de peau', ['traite']],
    ['Pour vos questions, cette huile traite la toux.', ['traite']],
    ['Une commande de gel qui traite les douleurs.', ['traite']],
    ["Il traite d'anciennes allergies.", ['traite']],
    ['Le sirop traite les infections, même au retour.', ['traite']],
    ['Votre médecin le dit : la tisane soigne les rhumes.', ['soigne']],
    // Without accents.
    ['Ca a gueri mon eczema.', ['gueri']],
    ['UN VRAI REMEDE', ['REMEDE']],
    ['Previent les depressions.', ['Previent les depressions']],
  ])('%s', (text, said) => {
    for (const each of variantsOf(text)) expect(saysOf('fr', each).sort()).toEqual([...said].sort());
  });
});

describe('what may be said in French', () => {
  test.each([
    'Elle ne soigne pas.',
    "Elle n'a jamais guéri personne.",
    'Sans prétendre guérir.',
    'Elle ne soigne, ne prévient ni ne guérit aucune maladie.',
    "Un complément n'est pas destiné à diagnostiquer, traiter ou guérir une maladie.",
    'Aucun de nos produits ne remplace un traitement en cours.',
    "Une crème n'est pas faite pour apaiser, traiter, soigner ou guérir.",
    'Elle ne soigne pas, elle parfume.',
    'Votre médecin traitant.',
    'Le medecin qui me soigne.',
    'Un emballage soigné, une commande bien traitée.',
    'Le médecin qui vous soigne.',
    'Le jeudi, il soigne ses ruches.',
    'Nous traitons votre demande ; ce service traite vos données.',
    'Un prestataire peut traiter les retours.',
    'Cette page traite de la digestion, et traite du sommeil.',
    "Nous transmettons votre demande à l'équipe, qui la traite dans le mois.",
    'Les retours que nous avons à traiter, et les dossiers se traitent en deux jours.',
    "Une personne de l'équipe traite chaque réclamation et toutes vos lettres.",
    "Le conseil traite d'autres sujets.",
    'Un soin du visage, soigneusement rincé.',
    'Prévenez votre médecin.',
    'Nous luttons contre la fraude.',
    'Apaise la peau.',
    'Madame Guérin, à Die.',
    'Médicament homéopathique enregistré sans indications thérapeutiques.',
    'La vitamine D contribue au fonctionnement normal du système immunitaire.',
    'Vous pouvez déclarer tout effet indésirable.',
  ])('%s', (text) => {
    for (const each of variantsOf(text)) expect(saysOf('fr', each)).toEqual([]);
  });
});

describe('what may not be said in Dutch', () => {
  test.each([
    ['Deze crème geneest de huid.', ['geneest']],
    ['Een geneeskrachtige plant.', ['geneeskrachtige']],
    ['Het behandelt hoest.', ['behandelt']],
    ['Een remedie van vroeger.', ['remedie']],
    ['Helpt tegen verkoudheid.', ['Helpt tegen']],
    ['Verlicht de pijn.', ['Verlicht de pijn']],
    ['Klinisch bewezen, zonder bijwerkingen.', ['Klinisch bewezen', 'zonder bijwerkingen']],
    ['Pijnstillende gel.', ['Pijnstillende']],
    ['Versterkt uw weerstand.', ['Versterkt uw weerstand']],
    ['Het prikt niet. Het geneest.', ['geneest']],
    ['Het behandelt klachten.', ['behandelt']],
    ['Niet duur, geneest mijn eczeem.', ['geneest']],
    ['Deze crème geneest eczeem, ik heb geen klachten meer.', ['geneest']],
    ['Zonder parfum, deze zalf behandelt de huid.', ['behandelt']],
    ['Werkt tegen hoest, nooit meer zonder.', ['Werkt tegen']],
    ['Verzacht mijn pijn.', ['Verzacht mijn pijn']],
    ['Deze zalf behandelt eczeem, meer informatie bij de apotheker.', ['behandelt']],
    ['Bij vragen over de dosis behandelt de siroop hoest.', ['behandelt']],
    ['Het behandelt de huid, ook na een bestelling.', ['behandelt']],
    ['Verlicht onze klachten.', ['Verlicht onze klachten']],
    ['Voorkomt jouw griep.', ['Voorkomt jouw griep']],
  ])('%s', (text, said) => {
    for (const each of variantsOf(text)) expect(saysOf('nl', each).sort()).toEqual([...said].sort());
  });
});

describe('what may be said in Dutch', () => {
  test.each([
    'Het geneest niet.',
    'Een supplement geneest geen ziekte.',
    'Niet bedoeld om te genezen of te behandelen.',
    'Niet bedoeld om ziekten vast te stellen, te behandelen, te genezen of te voorkomen.',
    'Niet bedoeld om ziekten te voorkomen, behandelen of genezen.',
    'Het geneest, behandelt of voorkomt geen ziekte.',
    'De gegevens, die wij enkel hier behandelen.',
    'Mijn arts die mij behandelt.',
    'Lees de bijsluiter van het geneesmiddel.',
    'Geneesmiddelen koopt u bij de apotheker.',
    'Een lopende behandeling.',
    'De arts die u behandelt.',
    'Wij behandelen uw vraag binnen twee dagen.',
    'Een retour of een klacht behandelen',
    'Hij bezorgt uw vraag aan het team, dat ze binnen de maand behandelt.',
    'Iemand behandelt elke melding.',
    'Een lamp die de kamer verlicht.',
    'Vitamine D draagt bij tot de normale werking van het immuunsysteem.',
  ])('%s', (text) => {
    for (const each of variantsOf(text)) expect(saysOf('nl', each)).toEqual([]);
  });
});

describe('a word', () => {
  const word: Word = { language: 'fr', pattern: 'prix', reason: 'shopWord' };

  test('is a whole one, whatever its case', () => {
    expect(
      spoken('Le PRIX, pas le prixe ni le sousprix.', [{ ...word, language: 'nl' }]).map(({ said }) => said),
    ).toEqual(['PRIX']);
  });

  test('is harmless in the context that says so, within its clause', () => {
    const unless = { ...word, unless: 'nobel' };
    expect(spoken('Le prix Nobel.', [unless])).toEqual([]);
    const [found] = spoken('Le prix baisse. Nobel vivait là.', [unless]);
    expect(found?.quote).toBe('Le prix baisse');
  });

  test('every one has a reason and a pattern that can be read', () => {
    for (const { pattern, reason } of CLAIMS) {
      expect(() => new RegExp(pattern, 'u')).not.toThrow();
      expect(reason in EN).toBe(true);
    }
  });
});
