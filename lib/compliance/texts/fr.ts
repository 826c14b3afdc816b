import type { Texts } from './en.ts';

/** What is wrong, and what to do, in whole sentences for editors. */
export const FR: Texts = {
  says: 'Le texte dit « {said} ». {reason}',
  isMissing: 'Ce champ est vide : remplissez-le.',
  beforePurchase: 'Ce champ est vide : il faut le connaître avant l’achat. Remplissez-le.',

  cure: 'Rien de ce qui est vendu ici ne peut être dit traiter, prévenir ou guérir. Retirez ces mots, ou dites ce que c’est plutôt que ce que cela ferait.',
  guaranteed: 'Un effet n’est jamais garanti, et aucun produit n’est dit sans danger. Retirez ces mots.',
  medicalQuality: 'Un cosmétique ou un complément n’a aucune qualité médicale. Retirez ces mots.',
  immunity: 'L’allégation autorisée est « contribue au fonctionnement normal du système immunitaire » : reprenez-la.',
  overstated: 'C’est promettre plus que les allégations autorisées. Reprenez leurs mots, et rien d’autre.',
  environmentWord:
    'Un mot sur l’environnement ne se dit que dans le champ de l’emballage, avec le lien vers sa preuve. Déplacez-le ou retirez-le.',
  recycledShare: 'Une matière recyclée se dit avec son pourcentage. Ajoutez-le, ou retirez ce mot.',
  packagingUnproven:
    'Ce qui est dit de l’emballage n’a pas de preuve, et n’est donc pas affiché. Ajoutez le lien vers la preuve.',
  environmentNever: 'Ces mots sont interdits pour tout produit et tout emballage. Retirez-les.',
  targetUnverified: 'Un objectif nomme qui le vérifie. Nommez ce tiers, ou retirez l’objectif.',
  targetUnplanned: 'Un objectif mène à son plan. Ajoutez le lien vers le plan, ou retirez l’objectif.',

  inciMissing: 'La liste des ingrédients manque : donnez-la, avec les noms INCI.',
  responsibleMissing: 'La personne responsable manque : nommez-la, avec son adresse.',
  openedMissing: 'Il manque le temps d’utilisation après ouverture : ajoutez-le (« 12 M » par exemple).',
  denigrates:
    'C’est dénigrer des ingrédients permis. Dites ce que contient le produit, non ce qui serait mauvais ailleurs.',
  cosmeticSleep:
    'Un cosmétique n’agit que sur le corps, en surface : le sommeil n’est pas de ses effets. Retirez ces mots.',
  scentUnnamed: 'Une huile de la liste contient « {allergen} », un allergène : nommez-le dans la liste.',
  vitaminA:
    'Il manque l’avertissement : « Contient de la vitamine A. Tenir compte de l’apport journalier. » Ajoutez-le.',

  hempSwallowed: 'Un extrait de chanvre à avaler est un nouvel aliment que personne n’a autorisé. Retirez ces mots.',
  hempFood:
    'Un produit au CBD n’est ni un aliment ni un complément. Classez-le parmi les cosmétiques s’il en est un, ou ne le publiez pas.',
  supplementName: 'Les mots « complément alimentaire » manquent : ajoutez-les.',
  supplementPortion: 'Il manque « Ne pas dépasser la dose journalière conseillée » : ajoutez-le.',
  supplementDiet: 'Il manque « Ne remplace pas une alimentation variée et équilibrée » : ajoutez-le.',
  supplementChildren: 'Il manque « Tenir hors de la portée des jeunes enfants » : ajoutez-le.',
  notificationMissing: 'Le numéro de notification (NUT …) manque : ajoutez-le.',
  professionalAdvice: 'Aucun professionnel de santé ne recommande un aliment. Retirez ces mots.',
  professionalQuote: 'Aucun professionnel de santé ne recommande un aliment. Citez une autre personne, ou personne.',
  onHoldText:
    'Une allégation sur une plante attend son évaluation. Déplacez-la dans le champ des allégations en attente, avec son identifiant et sa dose.',
  onHoldBare: 'L’identifiant ou la dose manque, et l’allégation n’est pas affichée. Ajoutez-les.',
  sweetenersUnsaid:
    'La liste des ingrédients contient un édulcorant. Choisissez la mention qui accompagne le nom du produit.',
  polyolsUnsaid:
    'La liste des ingrédients contient des polyols. Avertissez qu’une consommation excessive peut avoir des effets laxatifs.',
  allergenUnnamed: 'La liste des ingrédients contient un allergène : {allergen}. Ajoutez-le aux allergènes.',
  boxParts:
    'Un coffret nomme ses produits : leurs avertissements sont dus avant l’achat. Ajoutez au moins deux produits.',
  boxIngredients:
    'Ni le coffret ni {title} ne donnent les ingrédients, qui sont dus avant l’achat. Ajoutez-les au produit.',
  'allergen.gluten': 'gluten',
  'allergen.crustaceans': 'crustacés',
  'allergen.molluscs': 'mollusques',
  'allergen.eggs': 'œufs',
  'allergen.fish': 'poisson',
  'allergen.peanuts': 'arachide',
  'allergen.soybeans': 'soja',
  'allergen.milk': 'lait',
  'allergen.nuts': 'fruits à coque',
  'allergen.celery': 'céleri',
  'allergen.mustard': 'moutarde',
  'allergen.sesame': 'sésame',
  'allergen.sulphites': 'sulfites',
  'allergen.lupin': 'lupin',

  indicationWord: 'Un médicament enregistré sans indication n’en nomme aucune. Retirez ces mots.',
  indicationBenefits:
    'Des bienfaits sont une indication, et un médicament enregistré n’en a pas. Laissez ce champ vide.',
  indicationNeeds:
    'Un besoin dans les filtres est une indication, et un médicament enregistré n’en a pas. Laissez ce champ vide.',
  dosageField: 'Une posologie n’est pas permise ici. Laissez ce champ vide.',
  dosageWord:
    'Une posologie n’est pas permise pour un médicament enregistré sans indication : elle revient à qui le prescrit. Retirez ces mots.',
  sellingWord: 'La présentation d’un médicament enregistré sans indication ne dit que son étiquette. Retirez ces mots.',
  badge: 'Une pastille fait la publicité du médicament. Laissez ce champ vide.',
  storyLeads: 'Le lien mène à {title}, un médicament enregistré sans indication. Menez plutôt à la plante.',
  prescriptionLeads: 'Le lien mène à {title}, un médicament sur ordonnance. Retirez-le.',
  medicineSold: 'Un médicament n’est pas vendu ici. Retirez le produit de la boutique.',
  medicineLeadsShop: 'La page d’un médicament ne mène pas à la boutique. Retirez le lien.',
  medicineLeadsSold: 'La page d’un médicament ne mène pas à {title}, qui est en vente. Retirez le lien.',
  medicineInRow: 'À côté de produits en vente, le site n’affiche pas {title}, un médicament. Retirez-le.',
  medicineInBox: 'Le site ne vend pas un coffret qui contient {title}, un médicament. Retirez-le.',
  quotation: 'Personne ne recommande un médicament au public. Retirez la citation.',
  mentionMissing:
    'La mention doit dire que c’est un médicament, qu’il faut lire la notice et demander conseil au pharmacien. Complétez-la.',
  'language.fr': 'français',
  'language.nl': 'néerlandais',
  leafletMissing: 'La notice en {language} manque : ajoutez-la.',

  reportFrance: 'Il manque l’endroit où signaler un effet : signalement.social-sante.gouv.fr. Ajoutez-le.',
  reportTo: 'Il manque l’endroit où signaler un effet : {address}. Ajoutez-le.',
  'address.medicines': 'le portail de l’Agence des médicaments (notifieruneffetindesirable.be)',
  'address.food': 'la nutrivigilance du SPF Santé publique (health.belgium.be)',
  'address.cosmetics': 'la cosmétovigilance du SPF Santé publique (cosmetovig@health.fgov.be)',
  medicinesPortal: 'Le portail des médicaments ne reçoit pas les signalements sur ce produit. Retirez-le.',
  frenchPortal: 'Le portail français n’est pas celui de la Belgique. Retirez-le.',
  healthNever:
    'Ce n’est pas vrai, puisque les signalements d’effets sont reçus. Dites quand des données de santé sont reçues, et qui les reçoit.',

  subscriptionRenewal: 'Les conditions doivent dire qu’un abonnement se renouvelle, ou quand il prend fin.',
  subscriptionEnd: 'Les conditions doivent dire qu’un abonnement se résilie en ligne.',
  withdrawalFunction: 'Les conditions doivent nommer la fonction « Renoncer au contrat ici », et où elle se trouve.',
  withdrawalDays: 'Les conditions doivent nommer le délai de quatorze jours.',
  withdrawalWorkingDay:
    'Les conditions doivent dire qu’un délai qui finit un jour chômé va jusqu’au premier jour ouvrable suivant.',
  guaranteeMissing: 'Les conditions doivent énoncer la garantie légale, avec ses articles.',
  seatMissing: 'Le siège de l’éditeur manque : ajoutez-le.',
  publicationHeadMissing: 'Le directeur ou la directrice de la publication manque : ajoutez son nom.',
  hostMissing: 'L’hébergeur manque : ajoutez son nom et son adresse.',
  mediatorMissing: 'Le médiateur manque : ajoutez-le.',
  mediatorSiteMissing: 'Le site du médiateur manque : ajoutez le lien.',
  producerMissing: 'Les identifiants uniques manquent : ajoutez-en un par filière.',
  odrLink: 'La plateforme européenne des litiges a fermé le 20 juillet 2025. Retirez le lien.',
  deliveryDeadline:
    'Cette phrase se lit comme une date limite de livraison. Dites des jours ouvrés, « de deux à trois jours ouvrés » par exemple.',
  claimDeadline:
    'Cette phrase se lit comme un délai pour réclamer, or personne ne perd de droit. Dites « le plus tôt est le mieux ».',
  shopWord:
    'Rien n’est vendu en Tunisie, où les pharmacies en ont le monopole. Retirez ces mots de la version tunisienne.',

  payMissing: 'L’offre est ouverte sans dire sa rémunération : donnez un montant ou une fourchette.',
  payReversed: 'Le minimum, {least}, dépasse le maximum, {most} : corrigez.',
  agreementMissing: 'L’offre est ouverte sans nommer sa convention collective : ajoutez-la.',
  consentForced:
    'C’est demander un accord qui ne peut être refusé. Faites plutôt confirmer que l’information a été lue.',
  directorySection:
    'Il manque une partie pour les professionnels de l’annuaire, avec la source des données : ajoutez-la.',
  extractMissing: 'Ce champ est vide, et les pages l’affichent près des résultats : remplissez-le.',
  statementPart: 'Cette partie de la déclaration est vide : remplissez-la.',
  statementPayment: 'La page de paiement fait partie du service : comptez-la, ou dites qu’elle n’est pas évaluée.',
  reviewChecked: 'Dites si les avis sont contrôlés.',
  reviewOrder: 'Dites dans quel ordre les avis paraissent.',
  reviewDates: 'Donnez les deux dates : celle de la commande et celle de la publication.',
  reviewHow: 'Dites comment les avis sont contrôlés.',
  reviewRefusal: 'Dites que l’auteur ou l’autrice d’un avis refusé en reçoit la raison.',
  reviewPaid: 'Dites si un avis donne droit à une contrepartie.',
  reviewKept: 'Dites combien de temps les avis sont gardés.',
  privacyReviews: 'Les avis sur les produits, et leur durée de conservation, manquent.',
  statementAccount: 'La connexion fait partie du service : comptez-la, ou dites qu’elle n’est pas évaluée.',
  extractOld: 'Ces données ont plus d’un an : importez-en de nouvelles.',
  extractAhead: 'Cette date est à venir : donnez celle des données.',
  statementOld: 'La déclaration a plus de trois ans : établissez-en une nouvelle.',

  altPack: 'L’image de l’emballage n’a pas de texte de remplacement : dites ce qu’on y voit.',
  altPortrait: 'Le portrait n’a pas de texte de remplacement : dites qui l’on y voit.',
  altPicture: 'L’image n’a pas de texte de remplacement : dites ce qu’on y voit.',
  pictureElsewhere:
    'Cette photo est restée chez Unsplash, et la page ne la montre pas. Enregistrez-la, puis ajoutez le fichier à la médiathèque.',
  classMissing: 'Le produit n’a pas de classe connue, et le site ne le vend pas. Choisissez sa classe.',
  metaTitleLong: 'Ce titre a {count} caractères, et les moteurs en montrent {max} au plus. Raccourcissez-le.',
  metaDescriptionLength: 'Cette description a {count} caractères : il en faut de {min} à {max}.',
  closingPast: 'L’offre est ouverte et sa date limite, {day}, est passée. Fermez-la, ou changez la date.',
  leftover: 'Il reste « {said} », qui n’est pas du texte. Remettez la phrase.',
  linkBroken: 'Le lien mène à un document qui n’existe plus. Choisissez-en un autre, ou retirez le lien.',
  linkSilent: 'Ce lien n’a pas de texte, et la page ne le montre pas. Écrivez les mots à afficher, ou retirez le lien.',
  rowLeftOut: 'Ce champ est vide, et la page ne montre pas la ligne. Remplissez-le, ou retirez la ligne.',
  redirectFrom:
    'Ce n’est pas une adresse de ce marché, et rien n’est redirigé. Écrivez ce qui suit le nom du site, sans « ? » : {example}.',
  redirectTo: 'La redirection mène à une page d’une autre langue. Choisissez une page de sa langue.',
  sectionUnserved: 'Le site n’a pas de page à l’adresse /{uid}. L’identifiant est l’un de ceux-ci : {served}.',
};
