/** The words of a label, from top to bottom. */
export type Words = { title: readonly string[]; about: readonly string[]; amount: string };

/** Where the label of a pack is, in pixels of the picture. */
export type Place = {
  /** Its middle. */
  x: number;
  /** The short line below the name of the brand. */
  rule: number;
  /** The lower line of the frame. */
  end: number;
  /** Half of the width inside of the frame. */
  half: number;
  /** Width of one line of each kind as it is drawn, by which the size of the letters is found. */
  drawn: { title: readonly [string, number]; about: readonly [string, number]; amount: readonly [string, number] };
  /** The title on the side of a box. */
  side?: readonly string[];
};

export type Label = {
  /** The picture in art/packs that it is drawn on. */
  pack: string;
  place: Place;
  /** The picture itself gets these words, where a label said what it may not. */
  fr?: Words;
  /** `<pack>-nl.webp` gets these. */
  nl?: Words & { side?: string };
};

const tube = (
  title: readonly [string, number],
  about: readonly [string, number],
  amount: readonly [string, number],
) => ({
  x: 600,
  rule: 726,
  end: 993,
  half: 149,
  drawn: { title, about, amount },
});
const flask = (half: number, rule: number, end: number, drawn: Place['drawn']): Place => ({
  x: 600,
  rule,
  end,
  half,
  drawn,
});
const box = (rule: number, end: number, drawn: Place['drawn']): Place => ({ x: 522, rule, end, half: 177, drawn });

const souci = tube(['Crème au', 248], ['Mains et zones sèches', 226], ['75 ml', 52]);
const creme = (amount: string): Words => ({
  title: ['Goudsbloem-', 'crème'],
  about: ['Handen, droge plekken', 'Bio-calendula 12%'],
  amount,
});

const night = flask(170, 868, 1155, {
  title: ['posée', 164],
  about: ['Mélatonine, passiflore', 240],
  amount: ['60 gommes', 128],
});
const gummies = (pack: string, taste: string, amount: string): Label => ({
  pack,
  place: night,
  nl: { title: ['Nuit', 'posée'], about: ['Melatonine, passiebloem', taste], amount: `${amount} gummies` },
});

/** Labels that are drawn in Dutch, and those that were drawn again in French. */
export const LABELS: readonly Label[] = [
  {
    pack: 'arnica-gel',
    place: tube(['Gel frais', 209], ['Massage après l’effort', 224], ['100 ml', 66]),
    nl: {
      title: ['Frisse', 'arnicagel'],
      about: ['Massage na het sporten', 'Arnica uit de Vogezen'],
      amount: '100 ml',
    },
  },
  {
    pack: 'bebe-creme',
    place: tube(['Premier', 205], ['Crème protectrice', 187], ['75 ml', 52]),
    nl: { title: ['Premier', 'change'], about: ['Beschermende crème', 'vanaf de geboorte'], amount: '75 ml' },
  },
  {
    pack: 'bebe-liniment',
    place: flask(190, 855, 1156, {
      title: ['tout doux', 298],
      about: ['et eau de chaux', 179],
      amount: ['125 ml', 68],
    }),
    nl: { title: ['Zacht', 'liniment'], about: ['Olijfolie', 'en kalkwater'], amount: '125 ml' },
  },
  { pack: 'calendula-creme', place: souci, nl: creme('75 ml') },
  { pack: 'calendula-creme-150', place: souci, nl: creme('150 ml') },
  {
    pack: 'calendula-tm',
    place: flask(172, 950, 1162, { title: ['Souci', 146], about: ['Usage externe', 150], amount: ['60 ml', 56] }),
    nl: { title: ['Goudsbloem'], about: ['Moedertinctuur', 'Uitwendig gebruik'], amount: '60 ml' },
  },
  {
    pack: 'camomille-baume',
    place: flask(157, 1038, 1253, { title: ['Baume', 162], about: ['Camomille, karité', 161], amount: ['50 ml', 49] }),
    nl: { title: ['Nacht-', 'balsem'], about: ['Kamille, karité'], amount: '50 ml' },
  },
  {
    pack: 'camomille-eau',
    place: flask(190, 855, 1156, {
      title: ['camomille', 307],
      about: ['Toutes les peaux', 191],
      amount: ['125 ml', 68],
    }),
    nl: { title: ['Kamille-', 'water'], about: ['Gezichtslotion', 'Alle huidtypes'], amount: '125 ml' },
  },
  {
    pack: 'echinacea-tm',
    place: flask(172, 950, 1162, {
      title: ['Échinacée', 273],
      about: ['Solution buvable', 175],
      amount: ['60 ml', 56],
    }),
    nl: { title: ['Echinacea'], about: ['Moedertinctuur', 'Drinkbare oplossing'], amount: '60 ml' },
  },
  {
    pack: 'eucalyptus-pastilles',
    place: box(770, 1057, {
      title: ['grand air', 250],
      about: ['Sans sucres ajoutés', 214],
      amount: ['24 pastilles', 121],
    }),
    fr: {
      title: ['Pastilles', 'grand air'],
      about: ['Eucalyptus, arôme miel', 'Avec édulcorants'],
      amount: '24 pastilles',
    },
    nl: {
      title: ['Pastilles', 'grand air'],
      about: ['Eucalyptus, honingaroma', 'Met zoetstoffen'],
      amount: '24 pastilles',
    },
  },
  {
    pack: 'ginkgo',
    place: box(713, 934, {
      title: ['Clarté', 168],
      about: ['Mémoire et concentration', 283],
      amount: ['30 gélules', 111],
    }),
    fr: { title: ['Clarté'], about: ['Ginkgo, bacopa', 'Complément alimentaire'], amount: '30 gélules' },
    nl: { title: ['Clarté'], about: ['Ginkgo, bacopa', 'Voedingssupplement'], amount: '30 capsules' },
  },
  {
    pack: 'hiver-gummies',
    place: flask(170, 900, 1122, {
      title: ['Bel hiver', 246],
      about: ['Échinacée, arôme orange', 276],
      amount: ['60 gommes', 128],
    }),
    nl: { title: ['Bel hiver'], about: ['Vitamine C, zink', 'Echinacea, sinaasappel'], amount: '60 gummies' },
  },
  {
    pack: 'lavande-masque',
    place: flask(157, 1038, 1253, {
      title: ['lavande', 183],
      about: ['Visage, peaux sensibles', 219],
      amount: ['50 ml', 49],
    }),
    nl: { title: ['Lavendel-', 'crème'], about: ['Gezicht, gevoelige huid'], amount: '50 ml' },
  },
  {
    pack: 'magnesium',
    place: {
      ...box(684, 963, { title: ['marin', 157], about: ['Fatigue passagère', 198], amount: ['60 gélules', 111] }),
      side: ['Magnésium marin'],
    },
    fr: { title: ['Magnésium', 'marin'], about: ['Vitamine B6', 'Complément alimentaire'], amount: '60 gélules' },
    nl: {
      title: ['Marien', 'magnesium'],
      about: ['Vitamine B6', 'Voedingssupplement'],
      amount: '60 capsules',
      side: 'Marien magnesium',
    },
  },
  gummies('nuit-gummies', 'Braamsmaak', '60'),
  gummies('nuit-gummies-peche', 'Perziksmaak', '60'),
  gummies('nuit-gummies-poire', 'Perensmaak', '60'),
  gummies('nuit-gummies-30', 'Braamsmaak', '30'),
  gummies('nuit-gummies-peche-30', 'Perziksmaak', '30'),
  gummies('nuit-gummies-poire-30', 'Perensmaak', '30'),
  {
    pack: 'nuit-infusion',
    place: {
      ...box(696, 951, {
        title: ['du soir', 195],
        about: ['Camomille, passiflore, tilleul', 298],
        amount: ['20 sachets', 117],
      }),
      side: ['Tisane du soir'],
    },
    nl: { title: ['Avondthee'], about: ['Kamille, passiebloem, linde'], amount: '20 zakjes', side: 'Avondthee' },
  },
  {
    pack: 'sirop-thym',
    place: flask(190, 889, 1122, {
      title: ['Grand air', 278],
      about: ['Sirop à l’eucalyptus', 221],
      amount: ['125 ml', 68],
    }),
    nl: { title: ['Grand air'], about: ['Siroop met eucalyptus', 'en honing'], amount: '125 ml' },
  },
];

/** Pictures in art/groups that show a pack whose label was changed. `x` and `y`: the middle of the line below the brand, in pixels. */
export const GROUPS: readonly { group: string; pack: string; scale: number; x: number; y: number }[] = [
  { group: 'complements', pack: 'magnesium', scale: 0.625, x: 282, y: 489 },
  { group: 'hiver', pack: 'eucalyptus-pastilles', scale: 0.625, x: 753, y: 544 },
];
