import type { Texts } from './en.ts';

/** What is wrong, and what to do, in whole sentences for editors. */
export const NL: Texts = {
  says: 'De tekst zegt “{said}”. {reason}',
  isMissing: 'Dit veld is leeg: vul het in.',
  beforePurchase: 'Dit veld is leeg: wie koopt, moet dit vooraf weten. Vul het in.',

  cure: 'Van niets wat hier verkocht wordt, mag staan dat het behandelt, voorkomt of geneest. Schrap deze woorden, of zeg wat het is in plaats van wat het zou doen.',
  guaranteed: 'Een werking wordt nooit gegarandeerd, en geen product heet ongevaarlijk. Schrap deze woorden.',
  medicalQuality: 'Een cosmeticum of een supplement heeft geen medische eigenschap. Schrap deze woorden.',
  immunity: 'De toegelaten claim is “draagt bij tot de normale werking van het immuunsysteem”: neem die over.',
  overstated: 'Dit belooft meer dan de toegelaten claims. Gebruik hun woorden, en niets anders.',
  environmentWord:
    'Een woord over het milieu staat alleen in het veld over de verpakking, met de link naar het bewijs. Verplaats het of schrap het.',
  recycledShare: 'Gerecycleerd materiaal staat er met zijn percentage. Voeg het toe, of schrap dit woord.',
  packagingUnproven:
    'Wat over de verpakking gezegd wordt, heeft geen bewijs en wordt dus niet getoond. Voeg de link naar het bewijs toe.',
  environmentNever: 'Deze woorden zijn verboden voor elk product en elke verpakking. Schrap ze.',
  targetUnverified: 'Een doelstelling noemt wie ze controleert. Noem die derde, of schrap de doelstelling.',
  targetUnplanned: 'Een doelstelling leidt naar haar plan. Voeg de link naar het plan toe, of schrap de doelstelling.',

  inciMissing: 'De lijst van ingrediënten ontbreekt: geef ze, met de INCI-namen.',
  responsibleMissing: 'De verantwoordelijke persoon ontbreekt: noem die, met het adres.',
  openedMissing: 'De houdbaarheid na opening ontbreekt: voeg ze toe (bijvoorbeeld “12 M”).',
  denigrates:
    'Dit zet toegelaten ingrediënten in een kwaad daglicht. Zeg wat het product bevat, niet wat elders slecht zou zijn.',
  cosmeticSleep:
    'Een cosmeticum werkt alleen op de buitenkant van het lichaam: slaap hoort niet bij de werking. Schrap deze woorden.',
  scentUnnamed: 'Een olie in de lijst bevat “{allergen}”, een allergeen: noem het in de lijst.',
  vitaminA: 'De waarschuwing ontbreekt: “Bevat vitamine A. Houd rekening met de dagelijkse inname.” Voeg ze toe.',

  hempSwallowed:
    'Een hennepextract om in te nemen is een nieuw voedingsmiddel dat niemand heeft toegelaten. Schrap deze woorden.',
  hempFood:
    'Een product met CBD is geen voedingsmiddel en geen supplement. Zet het bij de cosmetica als het er een is, of publiceer het niet.',
  supplementName: 'Het woord “voedingssupplement” ontbreekt: voeg het toe.',
  supplementPortion: 'Er ontbreekt “De aanbevolen dagelijkse portie niet overschrijden”: voeg het toe.',
  supplementDiet: 'Er ontbreekt “Vervangt geen gevarieerde en evenwichtige voeding”: voeg het toe.',
  supplementChildren: 'Er ontbreekt “Buiten het bereik van jonge kinderen houden”: voeg het toe.',
  notificationMissing: 'Het notificatienummer (NUT …) ontbreekt: voeg het toe.',
  professionalAdvice: 'Geen zorgverlener beveelt een voedingsmiddel aan. Schrap deze woorden.',
  professionalQuote: 'Geen zorgverlener beveelt een voedingsmiddel aan. Citeer iemand anders, of niemand.',
  onHoldText:
    'Een claim over een plant wacht op beoordeling. Zet ze in het veld voor claims in afwachting, met haar nummer en de dosis.',
  onHoldBare: 'Het nummer of de dosis ontbreekt, en de claim wordt niet getoond. Voeg ze toe.',
  sweetenersUnsaid: 'De ingrediënten bevatten een zoetstof. Kies de vermelding die bij de naam van het product staat.',
  polyolsUnsaid: 'De ingrediënten bevatten polyolen. Waarschuw dat overmatig gebruik laxerend kan werken.',
  allergenUnnamed: 'De ingrediënten bevatten een allergeen: {allergen}. Voeg het toe aan de allergenen.',
  boxParts:
    'Een set noemt haar producten: hun waarschuwingen moeten er vóór de aankoop zijn. Voeg ten minste twee producten toe.',
  boxIngredients:
    'De set en {title} vermelden geen ingrediënten, die er vóór de aankoop moeten zijn. Voeg ze toe aan het product.',
  'allergen.gluten': 'gluten',
  'allergen.crustaceans': 'schaaldieren',
  'allergen.molluscs': 'weekdieren',
  'allergen.eggs': 'ei',
  'allergen.fish': 'vis',
  'allergen.peanuts': 'pinda',
  'allergen.soybeans': 'soja',
  'allergen.milk': 'melk',
  'allergen.nuts': 'noten',
  'allergen.celery': 'selderij',
  'allergen.mustard': 'mosterd',
  'allergen.sesame': 'sesam',
  'allergen.sulphites': 'sulfiet',
  'allergen.lupin': 'lupine',

  indicationWord: 'Een geneesmiddel dat zonder indicatie geregistreerd is, noemt er geen. Schrap deze woorden.',
  indicationBenefits:
    'Voordelen zijn een indicatie, en een geregistreerd geneesmiddel heeft er geen. Laat dit veld leeg.',
  indicationNeeds:
    'Een behoefte in de filters is een indicatie, en een geregistreerd geneesmiddel heeft er geen. Laat dit veld leeg.',
  dosageField: 'Een dosering mag hier niet staan. Laat dit veld leeg.',
  dosageWord:
    'Een dosering mag niet bij een geneesmiddel dat zonder indicatie geregistreerd is: ze komt toe aan wie het voorschrijft. Schrap deze woorden.',
  sellingWord:
    'De voorstelling van een geneesmiddel dat zonder indicatie geregistreerd is, zegt alleen wat op het etiket staat. Schrap deze woorden.',
  badge: 'Een label maakt reclame voor het geneesmiddel. Laat dit veld leeg.',
  storyLeads:
    'De link leidt naar {title}, een geneesmiddel dat zonder indicatie geregistreerd is. Laat hem naar de plant leiden.',
  prescriptionLeads: 'De link leidt naar {title}, een geneesmiddel op voorschrift. Verwijder hem.',
  medicineSold: 'Een geneesmiddel wordt hier niet verkocht. Verwijder het product uit de webwinkel.',
  medicineLeadsShop: 'De pagina van een geneesmiddel leidt niet naar de webwinkel. Verwijder de link.',
  medicineLeadsSold: 'De pagina van een geneesmiddel leidt niet naar {title}, dat te koop is. Verwijder de link.',
  medicineInRow: 'Naast wat te koop is, toont de site {title} niet: dat is een geneesmiddel. Verwijder het.',
  medicineInBox: 'De site verkoopt geen set met {title}: dat is een geneesmiddel. Verwijder het.',
  quotation: 'Niemand beveelt een geneesmiddel aan bij het publiek. Verwijder het citaat.',
  mentionMissing:
    'De vermelding moet zeggen dat dit een geneesmiddel is, dat men de bijsluiter leest en de apotheker om raad vraagt. Vul ze aan.',
  'language.fr': 'het Frans',
  'language.nl': 'het Nederlands',
  leafletMissing: 'De bijsluiter in {language} ontbreekt: voeg hem toe.',

  reportFrance: 'Er staat niet bij waar een effect gemeld wordt: signalement.social-sante.gouv.fr. Voeg het toe.',
  reportTo: 'Er staat niet bij waar een effect gemeld wordt: {address}. Voeg het toe.',
  'address.medicines': 'de portaalsite van het geneesmiddelenagentschap (eenbijwerkingmelden.be)',
  'address.food': 'de nutrivigilantie van de FOD Volksgezondheid (health.belgium.be)',
  'address.cosmetics': 'de cosmetovigilantie van de FOD Volksgezondheid (cosmetovig@health.fgov.be)',
  medicinesPortal: 'De portaalsite voor geneesmiddelen ontvangt geen meldingen over dit product. Verwijder ze.',
  frenchPortal: 'De Franse portaalsite is niet die van België. Verwijder ze.',
  healthNever:
    'Dit klopt niet, want meldingen van effecten worden ontvangen. Zeg wanneer gezondheidsgegevens ontvangen worden, en door wie.',

  subscriptionRenewal: 'De voorwaarden moeten zeggen dat een abonnement wordt verlengd, of wanneer het afloopt.',
  subscriptionEnd: 'De voorwaarden moeten zeggen dat een abonnement online wordt opgezegd.',
  withdrawalFunction: 'De voorwaarden moeten de functie om de overeenkomst te herroepen noemen, en waar ze staat.',
  withdrawalDays: 'De voorwaarden moeten de termijn van veertien dagen noemen.',
  withdrawalWorkingDay:
    'De voorwaarden moeten zeggen dat een termijn die op een vrije dag eindigt, tot de eerstvolgende werkdag loopt.',
  guaranteeMissing: 'De voorwaarden moeten de wettelijke garantie vermelden, met haar artikelen.',
  seatMissing: 'De zetel van de uitgever ontbreekt: voeg hem toe.',
  publicationHeadMissing: 'De verantwoordelijke uitgever ontbreekt: voeg de naam toe.',
  hostMissing: 'De hosting ontbreekt: voeg naam en adres toe.',
  mediatorMissing: 'De bemiddelaar ontbreekt: voeg hem toe.',
  mediatorSiteMissing: 'De website van de bemiddelaar ontbreekt: voeg de link toe.',
  producerMissing: 'De unieke nummers ontbreken: voeg er een per stelsel toe.',
  odrLink: 'Het Europese platform voor geschillen is op 20 juli 2025 gesloten. Verwijder de link.',
  deliveryDeadline:
    'Deze zin leest als een uiterste leverdatum. Zeg werkdagen, bijvoorbeeld “twee tot drie werkdagen”.',
  claimDeadline:
    'Deze zin leest als een termijn om te klagen, terwijl niemand een recht verliest. Zeg “hoe vroeger, hoe beter”.',
  shopWord:
    'In Tunesië wordt niets verkocht: de apotheken hebben er het monopolie. Schrap deze woorden uit de Tunesische versie.',

  payMissing: 'De vacature staat open zonder loon: geef een bedrag of een vork.',
  payReversed: 'Het minimum, {least}, is meer dan het maximum, {most}: verbeter het.',
  agreementMissing: 'De vacature staat open zonder collectieve arbeidsovereenkomst: noem ze.',
  consentForced:
    'Dit vraagt een toestemming die niet geweigerd kan worden. Laat bevestigen dat de informatie gelezen is.',
  directorySection:
    'Er ontbreekt een deel voor de zorgverleners van het register, met de bron van de gegevens: voeg het toe.',
  extractMissing: 'Dit veld is leeg, en de pagina’s tonen het bij de resultaten: vul het in.',
  statementPart: 'Dit deel van de verklaring is leeg: vul het in.',
  statementPayment: 'De betaalpagina hoort bij de dienst: tel ze mee, of zeg dat ze niet beoordeeld is.',
  reviewChecked: 'Zeg of beoordelingen gecontroleerd worden.',
  reviewOrder: 'Zeg in welke volgorde beoordelingen verschijnen.',
  reviewDates: 'Geef beide datums: die van de bestelling en die van de publicatie.',
  reviewHow: 'Zeg hoe beoordelingen gecontroleerd worden.',
  reviewRefusal: 'Zeg dat de auteur de reden van een weigering krijgt.',
  reviewPaid: 'Zeg of er iets in ruil staat voor een beoordeling.',
  reviewKept: 'Zeg hoelang beoordelingen bewaard worden.',
  privacyReviews: 'De beoordelingen van producten, en hoelang ze bewaard worden, ontbreken.',
  statementAccount: 'Het aanmelden hoort bij de dienst: tel het mee, of zeg dat het niet beoordeeld is.',
  extractOld: 'Deze gegevens zijn ouder dan een jaar: importeer nieuwe.',
  extractAhead: 'Deze datum ligt in de toekomst: geef die van de gegevens.',
  statementOld: 'De verklaring is ouder dan drie jaar: stel een nieuwe op.',

  altPack: 'De afbeelding van de verpakking heeft geen alternatieve tekst: zeg wat erop te zien is.',
  altPortrait: 'Het portret heeft geen alternatieve tekst: zeg wie erop te zien is.',
  altPicture: 'De afbeelding heeft geen alternatieve tekst: zeg wat erop te zien is.',
  pictureElsewhere:
    'Deze foto staat bij Unsplash, en de pagina toont ze niet. Bewaar ze, en laad het bestand op in de mediabibliotheek.',
  classMissing: 'Het product heeft geen bekende klasse, en de site verkoopt het niet. Kies zijn klasse.',
  metaTitleLong: 'Deze titel heeft {count} tekens, en zoekmachines tonen er hoogstens {max}. Kort hem in.',
  metaDescriptionLength: 'Deze beschrijving heeft {count} tekens: er zijn er {min} tot {max} nodig.',
  closingPast: 'De vacature staat open en de uiterste datum, {day}, is voorbij. Sluit ze, of wijzig de datum.',
  leftover: 'Er staat nog “{said}”, wat geen tekst is. Herstel de zin.',
  linkBroken: 'De link leidt naar een document dat niet meer bestaat. Kies een ander, of verwijder de link.',
  linkSilent:
    'Deze link heeft geen tekst, en de pagina toont hem niet. Schrijf de zichtbare woorden, of verwijder de link.',
  rowLeftOut: 'Dit veld is leeg, en de pagina toont de rij niet. Vul het in, of verwijder de rij.',
  redirectFrom:
    'Dit is geen adres van deze markt, en er wordt niets omgeleid. Schrijf wat na de naam van de site komt, zonder “?”: {example}.',
  redirectTo: 'De omleiding leidt naar een pagina in een andere taal. Kies een pagina in haar taal.',
  sectionUnserved: 'De site heeft geen pagina op het adres /{uid}. De identificatie is een van deze: {served}.',
};
