/** What each rule of law says, by its id, for editors. In English the rules say it themselves. */
export const RULE_TEXTS: Readonly<Record<string, { fr: string; nl: string }>> = {
  'registered-no-indication': {
    fr: 'Un médicament enregistré sans indication n’a ni champ ni mot qui en donne une.',
    nl: 'Een geneesmiddel dat zonder indicatie geregistreerd is, heeft geen veld en geen woord dat er een geeft.',
  },
  'registered-no-dosage': {
    fr: 'Un médicament enregistré sans indication n’a pas de posologie ; le mode et la voie d’administration restent.',
    nl: 'Een geneesmiddel dat zonder indicatie geregistreerd is, heeft geen dosering; wijze en weg van toediening blijven.',
  },
  'registered-label-only': {
    fr: 'L’introduction d’un médicament enregistré sans indication dit son étiquette : ni mots de vente, ni pastille.',
    nl: 'De inleiding van een geneesmiddel dat zonder indicatie geregistreerd is, zegt het etiket: geen verkoopwoorden, geen label.',
  },
  'registered-no-story': {
    fr: 'Récits et campagnes mènent à la plante et à ses champs, jamais à un médicament enregistré sans indication.',
    nl: 'Verhalen en campagnes leiden naar de plant en haar velden, nooit naar een geneesmiddel dat zonder indicatie geregistreerd is.',
  },
  'prescription-not-advertised': {
    fr: 'Un médicament sur ordonnance ne fait pas l’objet de publicité, et ni récit ni campagne n’y mènent.',
    nl: 'Voor een geneesmiddel op voorschrift wordt geen reclame gemaakt, en verhalen en campagnes leiden er niet naartoe.',
  },
  'medicine-not-sold': {
    fr: 'Un médicament n’a pas de produit de la boutique, et sa page ne mène ni à la boutique ni à ce qui s’y vend.',
    nl: 'Een geneesmiddel heeft geen product van de webwinkel, en zijn pagina leidt niet naar de webwinkel of naar wat er te koop is.',
  },
  'medicine-own-row': {
    fr: 'Une rangée de produits ou un coffret a des médicaments ou des produits en vente, jamais les deux, et aucun médicament n’est à côté d’un produit en vente.',
    nl: 'Een rij producten of een set heeft geneesmiddelen of wat te koop is, nooit beide; naast een product dat te koop is, staat geen geneesmiddel.',
  },
  'medicine-no-praise': {
    fr: 'Personne ne recommande un médicament au public : pas de citation.',
    nl: 'Niemand beveelt een geneesmiddel aan bij het publiek: geen citaat.',
  },
  'medicine-mention': {
    fr: 'La mention d’un médicament dit qu’il en est un, et invite à lire la notice et à consulter le pharmacien.',
    nl: 'De vermelding van een geneesmiddel zegt dat het er een is, en vraagt om de bijsluiter te lezen en de apotheker te raadplegen.',
  },
  'medicine-leaflet': {
    fr: 'La notice d’un médicament est sur sa page ; en Belgique dans les deux langues.',
    nl: 'De bijsluiter van een geneesmiddel staat op zijn pagina; in België in beide talen.',
  },
  'authorised-particulars': {
    fr: 'Un médicament autorisé dit son indication et ses effets indésirables, comme sa notice.',
    nl: 'Een vergund geneesmiddel zegt zijn indicatie en zijn bijwerkingen, zoals zijn bijsluiter.',
  },
  'novel-food-cbd': {
    fr: 'Aucun extrait de chanvre au CBD n’est offert comme aliment ni à avaler.',
    nl: 'Geen hennepextract met CBD wordt aangeboden als voedingsmiddel of om in te nemen.',
  },
  'supplement-particulars': {
    fr: 'Un complément alimentaire a ses quatre mentions, ses quantités par portion journalière, ses ingrédients et son mode d’emploi.',
    nl: 'Een voedingssupplement heeft zijn vier vermeldingen, zijn hoeveelheden per dagelijkse portie, zijn ingrediënten en zijn gebruiksaanwijzing.',
  },
  'supplement-notification': {
    fr: 'En Belgique, un complément alimentaire montre son numéro de notification.',
    nl: 'In België toont een voedingssupplement zijn notificatienummer.',
  },
  'food-no-professional': {
    fr: 'Aucun professionnel de santé ne recommande un aliment ou un complément.',
    nl: 'Geen zorgverlener beveelt een voedingsmiddel of een supplement aan.',
  },
  'claim-on-hold': {
    fr: 'Une allégation en attente sur une plante a son identifiant et sa dose, dans son propre champ.',
    nl: 'Een claim in afwachting over een plant heeft haar nummer en haar dosis, in een eigen veld.',
  },
  'food-sweeteners': {
    fr: 'Un aliment avec édulcorants le dit près de son nom ; avec polyols, il avertit de leur effet.',
    nl: 'Een voedingsmiddel met zoetstoffen zegt dat bij zijn naam; met polyolen waarschuwt het voor hun effect.',
  },
  'food-allergens': {
    fr: 'Les allergènes des ingrédients sont nommés dans leur champ, avant l’achat.',
    nl: 'De allergenen van de ingrediënten staan in hun veld, vóór de aankoop.',
  },
  'box-components': {
    fr: 'Un coffret nomme ses produits, pour en porter les avertissements.',
    nl: 'Een set noemt haar producten, zodat ze hun waarschuwingen draagt.',
  },
  'box-ingredients': {
    fr: 'Un coffret donne ses ingrédients, ou chaque denrée qu’il contient donne les siens, que sa page montre.',
    nl: 'Een set vermeldt haar ingrediënten, of elk levensmiddel erin vermeldt de zijne, die haar pagina toont.',
  },
  'cosmetic-particulars': {
    fr: 'Un cosmétique a sa liste d’ingrédients (INCI), sa personne responsable, ses précautions et sa durée après ouverture.',
    nl: 'Een cosmeticum heeft zijn lijst van ingrediënten (INCI), zijn verantwoordelijke persoon, zijn voorzorgen en zijn houdbaarheid na opening.',
  },
  'cosmetic-denigration': {
    fr: 'Un cosmétique ne dénigre pas des ingrédients permis.',
    nl: 'Een cosmeticum zet toegelaten ingrediënten niet in een kwaad daglicht.',
  },
  'cosmetic-sleep': {
    fr: 'Un cosmétique ne promet rien pour le sommeil.',
    nl: 'Een cosmeticum belooft niets voor de slaap.',
  },
  'cosmetic-fragrance-allergens': {
    fr: 'La liste des ingrédients nomme les allergènes de ses huiles essentielles, les nouveaux compris.',
    nl: 'De lijst van ingrediënten noemt de allergenen van haar etherische oliën, ook de nieuwe.',
  },
  'cosmetic-retinol': {
    fr: 'Un cosmétique au rétinol avertit qu’il contient de la vitamine A.',
    nl: 'Een cosmeticum met retinol waarschuwt dat het vitamine A bevat.',
  },
  'therapeutic-claims': {
    fr: 'Rien n’est dit traiter, prévenir ou guérir ; dire que cela ne le fait pas est permis.',
    nl: 'Van niets staat dat het behandelt, voorkomt of geneest; zeggen dat het dat niet doet, mag.',
  },
  'overstated-claims': {
    fr: 'Ce qui est dit des allégations ne promet pas plus que le registre.',
    nl: 'Wat over claims staat, belooft niet meer dan het register.',
  },
  'environmental-words': {
    fr: 'Un mot sur l’environnement ne se dit que de l’emballage, dans son champ, avec un lien vers la preuve ; une matière recyclée se dit avec son pourcentage.',
    nl: 'Een woord over het milieu staat alleen in het veld over de verpakking, met een link naar het bewijs; gerecycleerd materiaal staat er met zijn percentage.',
  },
  'forbidden-environmental-words': {
    fr: '« Biodégradable », « respectueux de l’environnement » et leurs semblables ne se disent d’aucun produit.',
    nl: '“Biologisch afbreekbaar”, “milieuvriendelijk” en dergelijke staan bij geen enkel product.',
  },
  'targets-verified': {
    fr: 'Un objectif pour les années à venir mène à son plan et nomme qui le vérifie.',
    nl: 'Een doelstelling voor latere jaren leidt naar haar plan en noemt wie ze controleert.',
  },
  'vigilance-france': {
    fr: 'En France, tout effet se signale sur signalement.social-sante.gouv.fr.',
    nl: 'In Frankrijk wordt elk effect gemeld op signalement.social-sante.gouv.fr.',
  },
  'vigilance-belgium': {
    fr: 'En Belgique, l’effet d’un médicament se signale à l’Agence des médicaments, celui d’un complément ou d’un cosmétique au SPF Santé publique.',
    nl: 'In België wordt een effect van een geneesmiddel gemeld bij het geneesmiddelenagentschap, van een supplement of een cosmeticum bij de FOD Volksgezondheid.',
  },
  'vigilance-belgium-pages': {
    fr: 'Une page belge qui parle d’effets de cosmétiques seuls ne mène pas à l’Agence des médicaments, et aucune ne mène au portail français.',
    nl: 'Een Belgische pagina over effecten van cosmetica alleen leidt niet naar het geneesmiddelenagentschap, en geen enkele naar het Franse portaal.',
  },
  'privacy-health-data': {
    fr: 'Aucune page ne dit que des données de santé ne sont jamais demandées : le signalement d’un effet en contient.',
    nl: 'Geen pagina zegt dat nooit om gezondheidsgegevens gevraagd wordt: een melding van een effect bevat er.',
  },
  'terms-withdrawal': {
    fr: 'Les conditions de vente nomment la fonction de rétractation en ligne et son emplacement, et les quatorze jours avec leur fin.',
    nl: 'De verkoopvoorwaarden noemen de functie om online te herroepen en haar plaats, en de veertien dagen met hun einde.',
  },
  'terms-guarantee': {
    fr: 'Les conditions de vente énoncent la garantie légale.',
    nl: 'De verkoopvoorwaarden vermelden de wettelijke garantie.',
  },
  'terms-subscriptions': {
    fr: 'Les conditions de vente qui parlent d’abonnements disent qu’ils se renouvellent et se résilient en ligne.',
    nl: 'Verkoopvoorwaarden die over abonnementen gaan, zeggen dat ze verlengd worden en online opgezegd kunnen worden.',
  },
  'legal-notice': {
    fr: 'Les mentions légales nomment l’éditeur, qui dirige la publication et l’hébergeur.',
    nl: 'De wettelijke vermeldingen noemen de uitgever, wie de publicatie leidt en de hosting.',
  },
  'mediator-site': {
    fr: 'Le médiateur de la consommation est nommé, avec son adresse et son site.',
    nl: 'De bemiddelaar voor consumenten is genoemd, met adres en website.',
  },
  'producer-identifiers': {
    fr: 'Les identifiants uniques du producteur sont publiés, un par filière.',
    nl: 'De unieke nummers van de producent zijn gepubliceerd, een per stelsel.',
  },
  'no-odr-platform': {
    fr: 'Rien ne mène à la plateforme européenne des litiges en ligne, qui est fermée.',
    nl: 'Niets leidt naar het Europese platform voor onlinegeschillen, dat gesloten is.',
  },
  'delivery-deadline': {
    fr: 'Un délai de livraison se dit en jours ouvrés, de tant à tant ; réclamer après quelques jours ne fait perdre aucun droit.',
    nl: 'Een levertermijn staat in werkdagen, van en tot; wie na enkele dagen klaagt, verliest geen recht.',
  },
  'no-shop-tunisia': {
    fr: 'Rien n’est vendu en Tunisie : ses textes ne parlent pas d’achat.',
    nl: 'In Tunesië wordt niets verkocht: de teksten gaan niet over kopen.',
  },
  'job-pay': {
    fr: 'Une offre d’emploi ouverte dit sa rémunération, ou sa fourchette.',
    nl: 'Een openstaande vacature zegt het loon, of de loonvork.',
  },
  'job-collective-agreement': {
    fr: 'Une offre d’emploi ouverte nomme la convention collective qui s’applique.',
    nl: 'Een openstaande vacature noemt de collectieve arbeidsovereenkomst die geldt.',
  },
  'application-information': {
    fr: 'Qui postule confirme avoir lu l’usage de ses données ; un accord obligatoire ne serait pas libre.',
    nl: 'Wie solliciteert, bevestigt gelezen te hebben hoe de gegevens gebruikt worden; een verplichte toestemming zou niet vrij zijn.',
  },
  'privacy-reviews': {
    fr: 'La page de confidentialité nomme les avis sur les produits parmi ses buts.',
    nl: 'De privacypagina noemt de beoordelingen van producten bij haar doelen.',
  },
  'reviews-information': {
    fr: 'Les textes sur les avis disent s’ils sont vérifiés et comment, leur date et leur ordre, ce qu’ils rapportent, leur durée et le motif d’un refus.',
    nl: 'De teksten over beoordelingen zeggen of en hoe ze gecontroleerd worden, hun datum en volgorde, wat ze opleveren, hoelang ze blijven en waarom er een geweigerd wordt.',
  },
  'privacy-directory': {
    fr: 'La page de confidentialité informe les professionnels de l’annuaire : source, but et droits.',
    nl: 'De privacypagina informeert de zorgverleners van het register: bron, doel en rechten.',
  },
  'directory-extract': {
    fr: 'L’annuaire nomme la source et la date de ses données, de moins d’un an.',
    nl: 'Het register noemt de bron en de datum van zijn gegevens, van minder dan een jaar.',
  },
  'accessibility-service': {
    fr: 'La déclaration d’accessibilité compte le paiement et la connexion, ou dit qu’ils ne sont pas évalués.',
    nl: 'De toegankelijkheidsverklaring telt betalen en aanmelden mee, of zegt dat ze niet beoordeeld zijn.',
  },
  'accessibility-statement': {
    fr: 'La déclaration d’accessibilité a toutes ses parties, et moins de trois ans.',
    nl: 'De toegankelijkheidsverklaring heeft al haar delen, en is jonger dan drie jaar.',
  },
};
