import { describe, expect, test } from 'vitest';
import { textsIn } from '../../../lib/compliance/rule.ts';
import { EN } from '../../../lib/compliance/texts/en.ts';
import { CLAIMS, type Word, wordsIn } from '../../../lib/compliance/words.ts';
import { judged } from '../../../lib/moderation/moderator.ts';
import { claimIn, doubtfulIn } from '../../../lib/reviews/rules.ts';
import { findings, product, rich } from './cases.ts';

const saysOf = (language: 'fr' | 'nl', text: string) =>
  textsIn(text)
    .flatMap((each) =>
      wordsIn(
        each,
        CLAIMS.filter((word) => word.language === language),
      ),
    )
    .filter(({ negated }) => !negated)
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

/** What the form of reviews, the moderators' answers and the rule for content say of the same sentence. */
function isRefused(language: 'fr' | 'nl', text: string): boolean {
  const isClaim = saysOf(language, text).length > 0;
  const data = product('cosmetic', { composition: rich(text) });
  expect(claimIn(text) !== null).toBe(isClaim);
  expect('draft' in (judged('answered', text) ?? {})).toBe(isClaim);
  const lang = language === 'fr' ? 'fr-fr' : 'nl-be';
  expect(findings('therapeutic-claims', { type: 'product', lang, data }).length > 0).toBe(isClaim);
  return isClaim;
}

describe('a claim that is denied is none, in French', () => {
  test.each([
    "Franchement ça soulage pas du tout, et l'odeur est désagréable.",
    'Ça soulage rien',
    'Ça guérit rien, déçue',
    'Ça soigne pas du tout',
    'Efficace contre rien',
    'Un remède qui marche pas',
    'Ça soulage vraiment pas mes douleurs',
    'Ça soulage même pas',
    'Ça soulage absolument rien du tout',
    "Ça m'a pas soulagée",
    "Ça m'a rien soulagé du tout",
    "Ça m'a jamais soulagé",
    "Ça ne m'a, hélas, pas soulagée",
    "Ce baume n'a strictement rien soulagé",
    'Je ne trouve pas que ça soulage',
    'Je ne pense pas que ce baume soulage quoi que ce soit',
    'Je sais pas si ça soulage',
    'Rien ne prouve que ça guérit',
    'Faut pas croire que ce sirop soigne la toux',
    "J'ai pas l'impression que ça soulage",
    "Ce n'est pas une crème qui soigne",
    'Rien qui soulage',
    "C'est pas un remède",
    "C'est pas ce baume qui va me soulager",
    "C'est pas cette crème qui soigne",
    "Ce n'est pas un produit miracle",
    'Un remède qui ne sert à rien',
    "Un remède qui ne m'a rien fait",
    'Ce remède ne marche pas',
    'Ni remède ni miracle',
    'Pas efficace contre la toux',
    'Pas vraiment efficace contre mes migraines',
    'Sert pas à soigner un rhume',
    "Elle n'a pas vocation à guérir",
    'Sans vertu thérapeutique',
    'Sans aucune propriété curative',
    'Sans pour autant guérir',
    'Sans être un remède',
    'Ça ne soulage plus rien',
    'Ça soulage plus du tout',
    'Ça soulage jamais',
    'Ça guérit personne',
    'Aucun de ces produits ne soigne',
    'Aucun remède ici',
    "Elle n'a rien de miraculeux",
    'On ne peut pas dire que ça soulage',
    'Je ne me sens pas soulagée',
    'Elle ne soigne ni ne guérit',
    'Ça ne calme pas la toux, ça ne soigne rien',
    "Jamais soulagé, j'ai jeté le pot",
    "Ce n'est ni un médicament, ni un remède",
    "Ce n'est pas un médicament, un remède ou un traitement",
    'Nous ne disons pas que ce sirop soigne la toux',
    'Ce complément ne prétend pas soulager les douleurs',
    'Nos crèmes ne remplacent pas un remède',
    "Je n'ai pas été soulagée",
    'Ça va pas guérir mon eczéma',
    'Pas de miracle, juste une crème',
    "Il ne s'agit pas de soigner",
    'Ça soulage aucune douleur',
    'Honnêtement, ça soulage franchement pas.',
    'Cette crème apaise, mais ne soigne pas.',
    "Deux semaines d'essai et ça m'a toujours pas soulagé",
    "Je n'ai constaté aucune guérison",
    'Aucun soulagement après trois semaines',
    'Pas le moindre soulagement',
    "Je n'ai ressenti aucun soulagement",
    "Ce n'est pas efficace contre les migraines",
    "N'est efficace contre aucune douleur",
    "Mon eczéma n'est toujours pas guéri",
    'Je ne suis pas guérie du tout',
    "Mes douleurs n'ont pas du tout été soulagées",
    "Ça n'a soulagé personne chez nous",
    'Ça ne soulage ni la toux ni le reste',
    "J'attendais mieux, ça soulage pas",
    'Trop cher pour une crème qui soulage rien',
    'Trop cher pour une crème qui ne soulage pas',
    'Une crème qui ne soigne rien',
    "Une tisane qui n'a rien soulagé",
    'Le sirop soulage pas ma toux',
    'Elle soulage pas mes mains',
    'Ça soulagera pas grand monde',
    "Je n'y crois pas, ça guérit rien",
    'Pas de quoi soulager une migraine',
    'Aucune efficacité prouvée',
    'Ce sirop ne peut pas guérir une toux',
    'Ne vous attendez pas à guérir avec ça',
    'Je ne vois pas en quoi ça soigne',
    'Je ne suis pas sûre que ça soulage',
    "Nous ne pouvons pas écrire qu'elle soigne",
    "Nous n'affirmons pas que notre baume soulage les douleurs",
    "Notre baume n'est pas un remède et nous ne le vendons pas comme tel",
    'Un cosmétique ne doit pas prétendre traiter une maladie',
    'Un cosmétique ne traite pas, il hydrate',
    'Sans prétention, sans remède',
    "Elle n'est ni cicatrisante, ni apaisante",
    'Sans prétendre soigner ou guérir',
    "Il n'a jamais prétendu guérir un rhume",
    'Ne remplace pas un remède prescrit',
    'Non, elle ne guérit pas les rhumes',
    "Ce produit n'a pas d'effet thérapeutique",
    'Aucun effet curatif',
    "Je n'appellerais pas ça un remède",
    'Pas un remède miracle',
    'Aucune étude ne montre que cette plante soigne la toux.',
    'Aucune étude ne prouve que cette plante traite la toux',
    'Nul ne prétend que ce produit soigne',
    'Je reste non guérie',
    'Sans effet anti-douleur',
    'Je ne vois pas ce que cela soigne',
    "Aucun essai clinique sérieux ne démontre que ce baume guérit l'eczéma",
    'Aucune preuve ne permet de dire que ça soulage',
    "Aucun de nos clients n'a écrit que ce baume soulage ses douleurs",
    "Personne chez nous n'affirme que ces gélules soignent",
    "Nul n'affirme que cette tisane soulage la toux",
    'Toujours non soulagée',
    'Sans action cicatrisante',
    'On ne sait pas ce que ça guérit',
    'Je ne comprends pas ce que ce baume soulage',
    'Je ne vois rien que ça soigne',
    'Ça soulage en rien',
    'Ça soulage presque rien',
    'Ça soulage aucune gêne',
    'Je dors mieux sans ce baume, il ne soulage rien',
    "Sans ce parfum je l'aurais gardée, elle ne soulage pas",
    "Sans mon médecin, je n'aurais pas guéri",
    'Sans votre accord, nous ne pouvons pas la traiter',
    "Sans votre numéro, l'équipe ne peut pas la traiter",
    'Sans cette preuve, rien ne dit que ça soigne',
    "Je n'ai jamais guéri avec ce baume",
    'Ça soulage pas malheureusement',
    'Je ne suis pas malade au point de vouloir un remède',
  ])('%s', (text) => {
    expect(isRefused('fr', text)).toBe(false);
  });
});

describe('a negation of something else excuses no claim, in French', () => {
  test.each([
    "Sans hésiter le meilleur remède contre la toux, jamais un baume n'a aussi bien soulagé mes douleurs.",
    "Il n'y a que ce baume qui soigne l'eczéma.",
    "Il n'y a qu'un remède.",
    "N'hésitez pas ce baume guérit tout",
    "Non seulement elle soigne l'eczéma mais elle sent bon",
    "Il n'y a pas que ma mère que ce baume soulage",
    "Je n'ai plus mal grâce à ce remède",
    'Je ne regrette pas ce remède',
    "Je ne savais pas que ça soigne aussi l'eczéma",
    'Je ne doute pas que ce sirop soigne',
    'Sans attendre ça soulage',
    'Ça soulage pas mal',
    'Ça soulage pas seulement la toux',
    'Un remède pas cher',
    'Je ne tousse plus, un vrai remède',
    'Jamais déçue, remède au top',
    'Rien à dire, efficace contre la toux',
    "Elle n'est pas chère, sent bon, soigne l'eczéma",
    'Pas besoin de médicament pour guérir',
    "Je n'ai plus mal depuis que ce baume me soigne",
    'Un remède dont je ne me passe plus',
    'Aucun doute ce baume soigne',
    'Pas chère cette crème soigne les mains',
    'Pas collante et soulage',
    "Je n'utilise plus rien car ça soigne",
    "C'est un remède, pas une crème",
    'Ça soulage sans coller',
    'Elle soulage ma toux, je ne tousse plus',
    "Ce baume n'est pas donné mais il soulage",
    'Il soigne plus vite',
    'Sans exagérer, un vrai remède',
    'Sans mentir ça guérit',
    "Sans conteste le remède de l'hiver",
    "Jamais vu un remède pareil, il soulage aussi bien qu'un médicament",
    "Je n'osais y croire cette huile a soigné ma peau mais elle soigne",
    "Ce n'est pas seulement une crème elle soigne",
    'Personne ne soulage comme elle, ce gel soulage',
    'Vous ne serez pas déçus il soulage les douleurs',
    'Vous ne serez pas déçu, efficace contre les rhumes',
    'Pas mieux contre les maux, ça soulage',
    "Je ne peux plus m'en passer, remède parfait",
    'Impossible de vivre sans ce remède',
    'Ne cherchez plus, le remède est là',
    'Pas de doute ça soigne',
    'Sans paraben elle soigne les mains',
    'Sans sucre, ce sirop soulage la gorge',
    'Ça pique pas et ça soulage',
    'Ce baume soulage, pas comme les autres',
    "Elle soigne l'eczéma, rien à redire",
    "Il traite l'eczéma sans cortisone",
    'Il soulage les douleurs, jamais déçu',
    "Aussi vite soulagée, je n'en reviens pas",
    "Je n'ai qu'un conseil, ce remède",
    'Aucune hésitation, ça soigne',
    'Rien à redire un remède au top',
    'Rien à dire efficace contre la toux',
    'Ça soulage rien à redire',
    'Soulage jamais déçue',
    'Apaise la toux aucun souci',
    'Cette crème soulage pas trop cher',
    'Rien à reprocher un vrai remède',
    'Je ne suis pas déçue un vrai remède',
    'Ça soigne aucun regret',
    'Aucun problème un vrai remède',
    'Pas trop cher un vrai remède',
    'Elle soulage pas très chère',
    'Nul besoin de médicament pour guérir',
    "Il n'y a rien à redire un vrai remède",
    "Je n'ai aucun regret un vrai remède",
    "Ce n'est pas trop cher un vrai remède",
  ])('%s', (text) => {
    expect(isRefused('fr', text)).toBe(true);
  });
});

describe('a claim that is denied is none, in Dutch', () => {
  test.each([
    'Heeft niets genezen',
    'Het geneest niets',
    'Geneest helemaal niks',
    'Helpt tegen niets',
    'Heeft niemand genezen',
    'Het geneest mijn eczeem niet',
    'Het helpt tegen mijn hoest helemaal niet',
    'Werkt tegen geen enkele pijn',
    'Ik denk niet dat deze zalf mijn eczeem geneest',
    'Ik weet niet of het helpt tegen hoest',
    'Ik merk niet dat het werkt tegen hoest',
    'Deze zalf heeft mijn eczeem niet genezen',
    'Bij mij geneest het niet',
    'Een remedie die niet werkt',
    'Deze remedie werkt niet',
    'Een remedie die bij mij niets heeft gedaan',
    'Geen enkele zalf geneest eczeem',
    'Geen van deze producten geneest een ziekte',
    'Een zalf die geen ziekte geneest',
    'Niemand geneest hiervan',
    'Geen wondermiddel',
    'Dit is geen remedie',
    'Zonder te genezen',
    'Zonder therapeutische werking',
    'Niet klinisch bewezen',
    'Nooit genezen hiervan',
    'Nauwelijks genezen',
    'Geneest amper',
    'Het werkt niet, het geneest niet',
    'Wij zeggen niet dat deze siroop hoest geneest',
    'Een supplement kan geen ziekte genezen',
    'Het zal u niet genezen',
    'Genezen doet het niet',
    'Geen goed middel tegen hoest',
    'Heeft mijn pijn nooit genezen',
    'Helpt tegen hoest voor geen meter',
    'Deze kruiden genezen niets',
    'Eerlijk gezegd geneest het niks',
    'De crème geneest mijn handen niet',
    'Het is geen wondermiddel',
    'Helaas hielp het niet, het geneest niks',
    'De siroop helpt niet tegen hoest, helpt tegen niks',
    'Dit helpt tegen geen enkele hoest',
    'Mijn hoest is niet genezen',
    'Mijn hoest is nog altijd niet genezen',
    'Ik ben er niet van genezen',
    'Ik ben helemaal niet genezen',
    'Niet bedoeld voor de genezing van ziekten',
    'Geen genezing, geen effect',
    'Geen enkele genezing na drie weken',
    'We beweren niet dat ze eczeem geneest',
    'Wij mogen niet schrijven dat deze crème geneest',
    'Een crème die niets geneest',
    'Een siroop die niet helpt tegen hoest, werkt tegen niets',
    'Ik geloof niet dat dit geneest',
    'Niemand wordt hiervan genezen',
    'Onze producten behandelen geen ziekten',
    'Onze producten genezen geen ziekten',
    'Onze thee is geen remedie tegen kwalen',
    'Het verving geen remedie',
    'Verwacht geen genezing',
    'Verwacht niet dat het geneest',
    'Zonder echt te genezen',
    'Zonder dat het iets geneest',
    'Het geneest of behandelt niets',
    'Zelfs na weken geneest het nog altijd niet',
    'Genezen heeft het me niet',
    'Het heeft me nooit van mijn hoest genezen',
    'De zalf heeft bij niemand iets genezen',
    'Geen remedie of behandeling',
    'Dit geneest bijna niets',
    'Deze zalf heeft bijna niets genezen',
    'Het geneest voor mij niets',
    'Nergens staat dat het eczeem geneest',
    'Dit is niets minder waard, maar geen remedie',
    'Ik slaap beter zonder deze zalf, ze geneest niets',
    'Zonder die geur had ik ze gehouden, ze geneest niets',
    'Zonder mijn huisarts was ik niet genezen',
    'Zonder uw akkoord kunnen wij ze niet behandelen',
    'Zonder uw toestemming behandelen wij ze niet',
    'Zonder deze studie is niets klinisch bewezen',
    'Het geneest niet duurzaam',
  ])('%s', (text) => {
    expect(isRefused('nl', text)).toBe(false);
  });
});

describe('a negation of something else excuses no claim, in Dutch', () => {
  test.each([
    'Niet alleen geneest deze zalf eczeem.',
    'Zonder twijfel geneest deze zalf eczeem.',
    'Deze zalf geneest eczeem zodat u geen pijn meer hebt.',
    'Deze zalf geneest niet alleen eczeem',
    'Geen pijn meer dankzij deze remedie',
    'Niets helpt beter tegen hoest, echt genezen',
    'Ik wist niet dat deze zalf eczeem geneest',
    'Aarzel niet deze zalf geneest alles',
    'Geneest mijn hoest want ik hoest niet meer',
    'Helpt tegen hoest waardoor ik niet meer wakker word',
    'Een remedie zonder parfum',
    'Heeft me genezen ik heb geen pijn meer',
    'Geen last meer, een echte remedie',
    'Ik gebruik niets anders, het geneest',
    'Geneest eczeem in geen tijd',
    'Ik twijfel er niet aan dat het eczeem geneest',
    'Niet goedkoop maar het helpt tegen hoest',
    'Mijn eczeem is genezen, nooit meer zonder',
    'Niet duur en geneest eczeem',
    'Genezen zonder pillen',
    'Niet enkel verzacht het, het geneest',
    'Nooit gezien, deze zalf geneest',
    'Zonder overdrijven de beste remedie',
    'Zonder aarzelen de beste remedie',
    'U zult niet teleurgesteld zijn deze zalf geneest eczeem',
    'Niets beters gevonden, geneest alles',
    'Geen dokter nodig, deze zalf geneest',
    'Ik hoest niet meer dankzij deze siroop, hij geneest',
    'Geneest eczeem omdat ze geen parfum bevat',
    'Behandelt eczeem, geen bijwerkingen',
    'Geneest eczeem, niets op aan te merken',
    'Helpt tegen hoest en is niet duur',
    'Helpt tegen hoest en ruikt niet',
    'Werkt tegen hoest zonder suiker',
    'Een wondermiddel, nooit meer zonder',
    'Ik kan niet ontkennen dat het geneest',
    'Geneest in geen tijd mijn huid',
    'Vergeet niet dat het hoest geneest',
    'Wacht niet langer, genezen kan',
    'Geneest uw eczeem, waarom niet proberen',
    'Onbetaalbaar is het niet, het geneest wel',
    'Geneest eczeem nooit teleurgesteld',
    'Geneest eczeem geen bijwerkingen',
  ])('%s', (text) => {
    expect(isRefused('nl', text)).toBe(true);
  });
});

/** The moderator is shown the words, and reads the sentence. */
describe('a word beside a negation is left to who reads it before it is shown', () => {
  test.each([
    ["Jamais un baume n'a aussi bien soulagé mes douleurs.", ['soulagé']],
    ['Rien ne soulage mieux', ['soulage']],
    ['Je ne dormais plus ce sirop a guéri ma toux', ['guéri']],
    ["Sans ce baume, je n'aurais jamais guéri", ['guéri']],
    ['Ce n’est ni un remède ni un miracle, et ça ne soulage rien', ['remède', 'soulage', 'miracle']],
    ['Ça ne soulage pas. Non, ça ne soulage pas.', ['soulage']],
    ['Geen betere remedie', ['remedie']],
    ['Zonder deze zalf was ik nooit genezen', ['genezen']],
    ['Ik kon niet slapen deze zalf geneest alles', ['geneest']],
  ])('%s', (text, words) => {
    expect(claimIn(text)).toBeNull();
    expect(doubtfulIn(text).sort()).toEqual([...words].sort());
  });

  test.each(['Ce baume sent bon.', 'Ce baume soigne.', 'Deze zalf plakt niet.'])('none: %s', (text) => {
    expect(doubtfulIn(text)).toEqual([]);
  });
});

describe('a word', () => {
  const word: Word = { language: 'fr', pattern: 'prix', reason: 'shopWord' };

  test('is a whole one, whatever its case', () => {
    expect(
      wordsIn('Le PRIX, pas le prixe ni le sousprix.', [{ ...word, language: 'nl' }]).map(({ said }) => said),
    ).toEqual(['PRIX']);
  });

  test('is harmless in the context that says so, within its clause', () => {
    const unless = { ...word, unless: 'nobel' };
    expect(wordsIn('Le prix Nobel.', [unless])).toEqual([]);
    const [found] = wordsIn('Le prix baisse. Nobel vivait là.', [unless]);
    expect(found?.quote).toBe('Le prix baisse');
  });

  test('every one has a reason and a pattern that can be read', () => {
    for (const { pattern, reason } of CLAIMS) {
      expect(() => new RegExp(pattern, 'u')).not.toThrow();
      expect(reason in EN).toBe(true);
    }
  });
});
