import { describe, expect, test } from 'vitest';
import { findings, product, rich, table, web } from './cases.ts';

const cream = (data: Record<string, unknown>) => product('cosmetic', data);
const CREAM = {
  composition: rich('Liste INCI : Aqua.'),
  mention: rich('Personne responsable : Silène.'),
  precautions: rich('Usage externe.'),
  period_after_opening: 6,
};
const OILS = [
  'Citrus Aurantium Peel Oil',
  'Eucalyptus Globulus Leaf Oil',
  'Rosmarinus Officinalis Leaf Oil',
  'Eugenia Caryophyllus Bud Oil',
  'Cinnamomum Zeylanicum Bark Oil',
].join(', ');
const page = (kind: string, text: string) => ({
  kind,
  slices: [{ slice_type: 'text', primary: { text: rich(text) } }],
});
const PROOF = { packaging_claim: 'Boîte recyclable', packaging_proof: web('https://silene.example/preuve') };

describe('cosmetics', () => {
  table([
    [
      'cosmetic-particulars',
      'fr-fr',
      'product',
      cream({ storage: rich('Au frais.') }),
      ['composition', 'mention', 'precautions', 'storage'],
      cream(CREAM),
    ],
    [
      'cosmetic-particulars',
      'nl-be',
      'product',
      cream({ ...CREAM, mention: rich('Silène.'), composition: rich('INCI: Aqua.') }),
      ['mention'],
      cream({ ...CREAM, mention: rich('Verantwoordelijke persoon: Silène.') }),
    ],
    [
      'cosmetic-denigration',
      'fr-fr',
      'product',
      cream({ intro: rich('Sans parabènes.') }),
      ['intro'],
      cream({ intro: rich('Sans parfum ajouté.') }),
    ],
    [
      'cosmetic-denigration',
      'nl-be',
      'product',
      cream({ intro: rich('Zonder parabenen.') }),
      ['intro'],
      cream({ intro: rich('Geparfumeerd met lavendel.') }),
    ],
    [
      'cosmetic-sleep',
      'fr-fr',
      'product',
      cream({ needs: [{ need: 'Sommeil' }] }),
      ['needs[0].need'],
      cream({ needs: [{ need: 'Peau' }] }),
    ],
    [
      'cosmetic-sleep',
      'nl-be',
      'product',
      cream({ benefits: rich('Voor een goede slaap.') }),
      ['benefits'],
      cream({ benefits: rich('Voedt de huid.') }),
    ],
    [
      'cosmetic-fragrance-allergens',
      'fr-fr',
      'product',
      cream({ composition: rich('Lavandula Angustifolia Oil, Linalool, Lavandula Oil/Extract') }),
      ['composition'],
      cream({ composition: rich('Lavandula Angustifolia Oil, Linalool, Linalyl Acetate, Lavandula Oil/Extract') }),
    ],
    [
      'cosmetic-fragrance-allergens',
      'fr-be',
      'product',
      cream({ composition: rich('Lavandula Angustifolia Oil, Linalool, Linalyl Acetate') }),
      ['composition'],
      cream({ composition: rich('Lavandula Angustifolia Oil, Linalool, Linalyl Acetate, Lavandula Oil/Extract') }),
    ],
    [
      'cosmetic-fragrance-allergens',
      'nl-be',
      'product',
      cream({ composition: rich('Mentha Piperita Leaf Water') }),
      ['composition'],
      cream({ composition: rich('Mentha Piperita Leaf Water, Menthol') }),
    ],
    [
      'cosmetic-fragrance-allergens',
      'fr-be',
      'product',
      cream({ composition: rich(OILS) }),
      ['composition', 'composition', 'composition', 'composition', 'composition'],
      cream({ composition: rich(`${OILS}, Limonene, Camphor, Eugenol, Cinnamal`) }),
    ],
    [
      'cosmetic-retinol',
      'fr-fr',
      'product',
      cream({ composition: rich('Aqua, Retinol') }),
      ['precautions'],
      cream({ composition: rich('Aqua, Retinol'), precautions: rich('Contient de la vitamine A.') }),
    ],
    [
      'cosmetic-retinol',
      'nl-be',
      'product',
      cream({ composition: rich('Aqua, Retinyl Palmitate') }),
      ['precautions'],
      cream({ composition: rich('Aqua') }),
    ],
  ]);
});

describe('claims', () => {
  table([
    [
      'therapeutic-claims',
      'fr-fr',
      'page',
      { title: 'Ce qui guérit', intro: rich('Un remède ancien.') },
      ['title', 'intro'],
      { title: 'Ce qui ne guérit pas' },
    ],
    [
      'therapeutic-claims',
      'nl-be',
      'product',
      { intro: rich('Helpt tegen hoest.') },
      ['intro'],
      { intro: rich('Geneest niet.') },
    ],
    [
      'overstated-claims',
      'fr-fr',
      'product_category',
      { intro: rich('Aux doses que la science reconnaît.') },
      ['intro'],
      { intro: rich('Aux doses de leur dossier.') },
    ],
    [
      'overstated-claims',
      'nl-be',
      'faq_question',
      { answer: rich('Wetenschappelijk bewezen.') },
      ['answer'],
      { answer: rich('Niet wetenschappelijk bewezen.') },
    ],
    ['environmental-words', 'fr-fr', 'product', { intro: rich('Une boîte recyclable.') }, ['intro'], PROOF],
    [
      'environmental-words',
      'fr-fr',
      'product_category',
      { intro: rich('Des flacons en verre recyclé.') },
      ['intro'],
      { intro: rich('Des flacons en verre recyclé à 40 %.') },
    ],
    [
      'environmental-words',
      'nl-be',
      'product',
      { composition: rich('Gerecycleerd karton, katoen.') },
      ['composition'],
      { composition: rich('Karton, voor 60% gerecycleerd, katoen.') },
    ],
    [
      'environmental-words',
      'nl-be',
      'messages',
      { 'catalogue.made': 'Flesjes en dozen recycleerbaar.' },
      ['catalogue.made'],
      { 'catalogue.made': 'Gemaakt in Die.' },
    ],
    [
      'environmental-words',
      'fr-be',
      'product',
      { packaging_claim: 'Boîte recyclable' },
      ['packaging_proof', 'packaging_claim'],
      PROOF,
    ],
    [
      'forbidden-environmental-words',
      'fr-fr',
      'product',
      { ...PROOF, packaging_claim: 'Film biodégradable' },
      ['packaging_claim'],
      PROOF,
    ],
    [
      'targets-verified',
      'fr-fr',
      'corporate_page',
      { note: 'Objectif 15 % en 2029.' },
      ['note', 'note'],
      { note: 'Objectif 15 % en 2029, vérifié par Deux Rives Audit.', plan: web('https://silene.example/plan.pdf') },
    ],
    [
      'targets-verified',
      'nl-be',
      'corporate_page',
      { note: 'Doel 2029: 15%.', plan: web('https://silene.example/plan.pdf') },
      ['note'],
      { note: 'In 2025: 41%.' },
    ],
  ]);

  test.each([
    ['fr-fr', 'recyclable, durables, éco-responsable, écologique, compostable, éco-conçue, zéro déchet, bas carbone'],
    ['fr-be', 'neutre en carbone, neutralité carbone'],
    ['nl-be', 'recycleerbare, recyclebaar, duurzame, ecologische, composteerbaar, milieuvriendelijk, klimaatneutraal'],
  ] as const)('about the environment are known in %s', (lang, words) => {
    for (const word of words.split(', ')) {
      const data = { intro: rich(`Een doos, ${word}.`) };
      expect(findings('environmental-words', { type: 'product', lang, data }), word).toHaveLength(1);
    }
  });

  test('are read in every kind of text', () => {
    const data = {
      table: { head: { rows: [] }, body: { rows: [{ cells: [{ type: 'data', content: rich('Soigne') }] }] } },
      image: { url: 'https://images.example/a.webp', dimensions: {}, alt: 'Un flacon qui guérit' },
      link: { ...web('/'), text: 'Se soigner' },
    };
    const lines = findings('therapeutic-claims', { type: 'page', lang: 'fr-fr', data });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['table', 'image', 'link']);
  });

  test('of some kinds are for what is sold only', () => {
    const data = { intro: rich('Un savon sans danger.') };
    expect(findings('therapeutic-claims', { type: 'advice', lang: 'fr-fr', data })).toEqual([]);
    expect(findings('therapeutic-claims', { type: 'product', lang: 'fr-fr', data })).toHaveLength(1);
  });
});

describe('reports of effects', () => {
  const french = rich('signalement', 'https://signalement.social-sante.gouv.fr/');
  const medicines = rich('notifier', 'https://www.notifieruneffetindesirable.be/');
  table([
    [
      'vigilance-france',
      'fr-fr',
      'product',
      cream({ precautions: medicines }),
      ['precautions'],
      cream({ precautions: french }),
    ],
    [
      'vigilance-belgium',
      'fr-be',
      'product',
      cream({ precautions: medicines }),
      ['precautions', 'precautions'],
      cream({ precautions: rich('Écrivez à cosmetovig@health.fgov.be.') }),
    ],
    [
      'vigilance-belgium',
      'nl-be',
      'product',
      product('supplement', { precautions: french }),
      ['precautions', 'precautions'],
      product('supplement', { precautions: rich('Meld het', 'https://www.health.belgium.be/nl') }),
    ],
    [
      'vigilance-belgium',
      'fr-be',
      'product',
      product('food', { precautions: rich('Au frais.') }),
      ['precautions'],
      product('food', { precautions: rich('Écrivez à nutrivigilance@health.fgov.be.') }),
    ],
    [
      'vigilance-belgium',
      'nl-be',
      'product',
      product('medicine_amm', {}),
      ['precautions'],
      product('medicine_amm', { precautions: rich('Meld het', 'https://www.eenbijwerkingmelden.be/') }),
    ],
    [
      'vigilance-belgium-pages',
      'fr-be',
      'advice',
      {
        when_to_consult: rich(
          'Une rougeur après un cosmétique ? Notifiez-la.',
          'https://notifieruneffetindesirable.be/',
        ),
      },
      ['when_to_consult'],
      { when_to_consult: rich('Une rougeur après un cosmétique ? Écrivez à cosmetovig@health.fgov.be.') },
    ],
    [
      'vigilance-belgium-pages',
      'nl-be',
      'faq_question',
      { answer: rich('Roodheid door cosmetica: meld het op eenbijwerkingmelden.be.') },
      ['answer'],
      // The agency is the right one for the medicines that the same text speaks of.
      { answer: rich('Een geneesmiddel: eenbijwerkingmelden.be; cosmetica: cosmetovig@health.fgov.be.') },
    ],
    ['vigilance-belgium-pages', 'fr-be', 'page', { text: french }, ['text'], { text: medicines }],
    [
      'privacy-health-data',
      'fr-fr',
      'legal_page',
      page('privacy', 'Nous ne demandons jamais d’information sur votre santé.'),
      ['slices[0 text].text'],
      page('privacy', 'Une déclaration d’effet contient une donnée de santé.'),
    ],
    [
      'privacy-health-data',
      'nl-be',
      'contact_page',
      { privacy: rich('We vragen nooit iets over uw gezondheid.') },
      ['privacy'],
      { privacy: rich('Een melding bevat gezondheidsgegevens.') },
    ],
  ]);
});

describe('shop', () => {
  const TERMS_FR =
    'La fonction « Renoncer au contrat ici ». Quatorze jours, jusqu’au jour ouvrable suivant. D. 211-2. 1649bis.';
  const TERMS_NL = 'De functie “Overeenkomst hier herroepen”. Veertien dagen, tot de eerstvolgende werkdag. 1649bis.';
  const IDS = { producer_identifiers: [{ scheme: 'Emballages', identifier: 'FR000000_01XXXX' }] };
  const mediator = { mediator_name: 'Médiation', mediator_site: web('https://mediation.example/') };
  table([
    [
      'terms-withdrawal',
      'fr-be',
      'legal_page',
      page('terms_of_sale', 'Quatorze jours.'),
      ['slices', 'slices'],
      page('terms_of_sale', TERMS_FR),
    ],
    [
      'terms-withdrawal',
      'nl-be',
      'legal_page',
      page('terms_of_sale', 'Niets.'),
      ['slices', 'slices', 'slices'],
      page('terms_of_sale', TERMS_NL),
    ],
    [
      'terms-subscriptions',
      'fr-fr',
      'legal_page',
      page('terms_of_sale', 'Certains produits se vendent en abonnement.'),
      ['slices', 'slices'],
      page('terms_of_sale', 'L’abonnement se renouvelle. Vous pouvez le résilier en ligne.'),
    ],
    [
      'terms-subscriptions',
      'nl-be',
      'legal_page',
      page('terms_of_sale', 'Het abonnement wordt verlengd.'),
      ['slices'],
      page('terms_of_sale', 'Niets.'),
    ],
    [
      'terms-guarantee',
      'fr-fr',
      'legal_page',
      page('terms_of_sale', 'Deux ans.'),
      ['slices'],
      page('terms_of_sale', TERMS_FR),
    ],
    [
      'terms-guarantee',
      'nl-be',
      'legal_page',
      page('terms_of_sale', 'Twee jaar.'),
      ['slices'],
      page('privacy', 'Twee jaar.'),
    ],
    [
      'terms-guarantee',
      'fr-fr',
      'legal_page',
      page('terms_of_sale', 'Article 1649bis.'),
      ['slices'],
      page('terms_of_sale', 'Article D. 211-2.'),
    ],
    [
      'terms-guarantee',
      'fr-be',
      'legal_page',
      page('terms_of_sale', 'Article D. 211-2.'),
      ['slices'],
      page('terms_of_sale', 'Article 1649bis.'),
    ],
    [
      'legal-notice',
      'fr-fr',
      'legal_page',
      page('legal_notice', 'Directrice de la publication : A. Hébergeur : B.'),
      ['slices'],
      page('legal_notice', 'Siège : Die. Directrice de la publication : A. Hébergeur : B.'),
    ],
    [
      'legal-notice',
      'fr-fr',
      'legal_page',
      page('legal_notice', 'Siège : Die.'),
      ['slices', 'slices'],
      page('legal_notice', 'Siège : Die. Direction de la publication : A. Hébergement : B.'),
    ],
    ['mediator-site', 'fr-fr', 'settings', { mediator_name: 'Médiation' }, ['mediator_site'], mediator],
    ['mediator-site', 'nl-be', 'settings', {}, ['mediator_name', 'mediator_site'], mediator],
    [
      'producer-identifiers',
      'fr-fr',
      'settings',
      { producer_identifiers: [{ scheme: 'Emballages' }] },
      ['producer_identifiers'],
      IDS,
    ],
    [
      'delivery-deadline',
      'fr-fr',
      'faq_question',
      {
        answer: rich('Bonjour. Votre colis arrive dans les trois jours.'),
        more: rich('Livré chez vous en moins de 48 h.'),
        faq: rich('Écrivez-nous dans les trois jours si le colis est abîmé.'),
      },
      ['answer', 'more', 'faq'],
      {
        answer: rich('Votre colis arrive en deux à trois jours ouvrés ; nous répondons sous deux jours.'),
        more: rich('Nous remboursons la commande livrée dans les quatorze jours. Expédié sous deux jours ouvrés.'),
      },
    ],
    [
      'delivery-deadline',
      'nl-be',
      'shop_page',
      { intro: rich('Uw pakje komt binnen drie dagen.') },
      ['intro'],
      { intro: rich('U ontvangt het in drie tot vier werkdagen. Binnen veertien dagen betalen we terug.') },
    ],
    [
      'no-odr-platform',
      'fr-fr',
      'page',
      { text: rich('RLL', 'https://ec.europa.eu/consumers/odr/') },
      ['text'],
      { text: rich('Europe', 'https://europa.eu/youreurope/') },
    ],
    [
      'no-shop-tunisia',
      'fr-tn',
      'product',
      { intro: rich('Commandez en boutique : livraison comprise dans le prix.') },
      ['intro', 'intro', 'intro', 'intro'],
      { intro: rich('Demandez à votre pharmacien.') },
    ],
    [
      'no-shop-tunisia',
      'fr-tn',
      'page',
      { intro: rich('Ajoutez au panier.') },
      ['intro'],
      { intro: rich('En pharmacie.') },
    ],
  ]);
});

describe('people', () => {
  const STATEMENT = {
    entity: 'Silène',
    status: 'partial',
    scope: rich('A'),
    results: rich('B'),
    established_on: '2026-10-01',
    technologies: rich('C'),
    contact: rich('D'),
    recourse: rich('E'),
  };
  table([
    ['job-pay', 'fr-fr', 'job_offer', {}, ['pay_min'], { pay_min: 30000 }],
    ['job-pay', 'nl-be', 'job_offer', { pay_min: 3, pay_max: 2 }, ['pay_min'], { closed: true }],
    ['job-pay', 'nl-be', 'job_offer', { pay_max: 3 }, ['pay_min'], { pay_min: 3, pay_max: 3 }],
    ['job-pay', 'fr-be', 'job_offer', { pay_max: 45000 }, ['pay_min'], { pay_min: 30000, pay_max: 45000 }],
    [
      'job-collective-agreement',
      'fr-fr',
      'job_offer',
      {},
      ['collective_agreement'],
      { collective_agreement: 'Industrie pharmaceutique (IDCC 176)' },
    ],
    [
      'application-information',
      'fr-fr',
      'messages',
      { 'forms.application.agreement': 'J’accepte que mes fichiers soient gardés' },
      ['forms.application.agreement'],
      { 'forms.application.agreement': 'J’ai lu comment mes données sont utilisées' },
    ],
    [
      'application-information',
      'nl-be',
      'messages',
      { 'forms.application.agreement': 'Ik ga ermee akkoord' },
      ['forms.application.agreement'],
      { 'forms.application.agreement': 'Ik heb gelezen hoe' },
    ],
    [
      'privacy-directory',
      'fr-fr',
      'legal_page',
      page('privacy', 'Vos droits.'),
      ['slices'],
      page('privacy', 'Professionnels : la source est le RPPS.'),
    ],
    [
      'reviews-information',
      'fr-fr',
      'messages',
      { 'reviews.section.checked': 'Avis d’acheteurs.', 'reviews.how.kept.text': 'Longtemps.' },
      ['reviews.section.checked', 'reviews.section.checked', 'reviews.how.kept.text'],
      { 'reviews.section.checked': 'Relus, du plus récent au plus ancien.', 'reviews.how.kept.text': '{years} ans' },
    ],
    [
      'reviews-information',
      'nl-be',
      'messages',
      { 'reviews.section.by': 'Door {name}', 'reviews.how.paid.text': 'Een cadeau.' },
      ['reviews.section.by', 'reviews.how.paid.text'],
      { 'reviews.section.by': '{ordered}, {published}', 'reviews.how.paid.text': 'Geen.' },
    ],
    [
      'reviews-information',
      'fr-be',
      'messages',
      { 'reviews.how.check.text': 'Nous lisons.', 'reviews.how.refuse.text': 'Nous refusons.' },
      ['reviews.how.check.text', 'reviews.how.refuse.text'],
      { 'reviews.how.check.text': 'Nous vérifions.', 'reviews.how.refuse.text': 'Nous donnons la raison.' },
    ],
    [
      'privacy-reviews',
      'fr-fr',
      'legal_page',
      page('privacy', 'Vos droits.'),
      ['slices'],
      page('privacy', 'Publier les avis : trois ans.'),
    ],
    [
      'privacy-reviews',
      'nl-be',
      'legal_page',
      page('privacy', 'Uw rechten.'),
      ['slices'],
      page('privacy', 'Beoordelingen publiceren: drie jaar.'),
    ],
    [
      'directory-extract',
      'fr-fr',
      'directory_source',
      { source: 'Agence' },
      ['extracted_on'],
      { source: 'Agence', extracted_on: '2026-11-01' },
    ],
    [
      'directory-extract',
      'fr-fr',
      'directory_source',
      { source: 'Agence', extracted_on: '2025-11-25' },
      ['extracted_on'],
      { source: 'Agence', extracted_on: '2025-11-26' },
    ],
    [
      'directory-extract',
      'fr-fr',
      'directory_source',
      { source: 'Agence', extracted_on: '2026-11-27' },
      ['extracted_on'],
      { source: 'Agence', extracted_on: '2026-11-26' },
    ],
    [
      'accessibility-service',
      'fr-be',
      'accessibility_statement',
      { scope: rich('Les pages du site.') },
      ['scope', 'scope'],
      { scope: rich('Le paiement.'), results: rich('La connexion n’est pas évaluée.') },
    ],
    [
      'accessibility-service',
      'nl-be',
      'accessibility_statement',
      { scope: rich('De betaalpagina.') },
      ['scope'],
      { scope: rich('De betaalpagina en de pagina waar u uw wachtwoord invult.') },
    ],
    ['accessibility-statement', 'nl-be', 'accessibility_statement', {}, Object.keys(STATEMENT), STATEMENT],
    [
      'accessibility-statement',
      'fr-fr',
      'accessibility_statement',
      { ...STATEMENT, recourse: [], established_on: '2023-11-25' },
      ['recourse', 'established_on'],
      { ...STATEMENT, established_on: '2023-11-26' },
    ],
  ]);

  test('an apprentice is offered no employment: no collective agreement is asked for', () => {
    const data = { contract: 'Stage, alternance ou VIE' };
    expect(findings('job-collective-agreement', { type: 'job_offer', lang: 'fr-fr', data })).toEqual([]);
  });
});
