import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

/**
 * Content for Déclaration d’accessibilité documents
 */
interface AccessibilityStatementDocumentData {
	/**
	 * Titre de la page field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Déclaration d’accessibilité
	 * - **API ID Path**: accessibility_statement.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Organisme qui fait la déclaration field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Laboratoires Silène
	 * - **API ID Path**: accessibility_statement.entity
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	entity: prismic.KeyTextField;
	
	/**
	 * Référentiel appliqué field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: RGAA 4.1.2
	 * - **API ID Path**: accessibility_statement.standard
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	standard: prismic.KeyTextField;
	
	/**
	 * Niveau de conformité field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir d’après le résultat de l’audit
	 * - **Default Value**: Partiellement conforme
	 * - **API ID Path**: accessibility_statement.status
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	status: prismic.SelectField<"Totalement conforme" | "Partiellement conforme" | "Non conforme", "filled">;
	
	/**
	 * Critères respectés, en pourcentage (0 à 100) field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 87
	 * - **API ID Path**: accessibility_statement.score
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	score: prismic.NumberField;
	
	/**
	 * Périmètre : sites et pages concernés field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Cette déclaration s’applique à silene.example
	 * - **API ID Path**: accessibility_statement.scope
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	scope: prismic.RichTextField;
	
	/**
	 * Déclaration établie le field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date de la dernière mise à jour
	 * - **API ID Path**: accessibility_statement.established_on
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	established_on: prismic.DateField;/**
	 * Résultats de l’audit field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Qui a mené l’audit, quand, sur combien de pages
	 * - **API ID Path**: accessibility_statement.results
	 * - **Tab**: Résultats
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	results: prismic.RichTextField;
	
	/**
	 * Contenus non accessibles field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Un point par défaut connu, avec sa raison
	 * - **API ID Path**: accessibility_statement.exceptions
	 * - **Tab**: Résultats
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	exceptions: prismic.RichTextField;
	
	/**
	 * Technologies, outils et pages testées field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Navigateurs, lecteurs d’écran, liste des pages
	 * - **API ID Path**: accessibility_statement.technologies
	 * - **Tab**: Résultats
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	technologies: prismic.RichTextField;/**
	 * Contact, et délai de réponse field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: À qui signaler un problème, réponse sous combien de jours
	 * - **API ID Path**: accessibility_statement.contact
	 * - **Tab**: Contact
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	contact: prismic.RichTextField;
	
	/**
	 * Voies de recours field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Défenseur des droits, adresse et téléphone
	 * - **API ID Path**: accessibility_statement.recourse
	 * - **Tab**: Contact
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	recourse: prismic.RichTextField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: accessibility_statement.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: accessibility_statement.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Déclaration d’accessibilité*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Déclaration d’accessibilité document from Prismic
 *
 * - **API ID**: `accessibility_statement`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type AccessibilityStatementDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<AccessibilityStatementDocumentData>, "accessibility_statement", Lang>;

/**
 * Item in *Conseil santé → En bref (trois à cinq points)*
 */
export interface AdviceDocumentDataKeyPointsItem {
	/**
	 * Point à retenir field in *Conseil santé → En bref (trois à cinq points)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase courte : « Se lever à la même heure chaque jour »
	 * - **API ID Path**: advice.key_points[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

type AdviceDocumentDataSlicesSlice = TextSlice | ImageTextSlice | CalloutSlice | QuotationSlice | FiguresSlice | StepsSlice | TableSlice | AccordionSlice | VideoSlice | DownloadsSlice | CalculatorSlice | ProductCarouselSlice | AdviceCarouselSlice

/**
 * Item in *Conseil santé → Sources (une par publication citée)*
 */
export interface AdviceDocumentDataSourcesItem {
	/**
	 * Auteur, titre, année field in *Conseil santé → Sources (une par publication citée)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: INSERM, « Le sommeil », 2024
	 * - **API ID Path**: advice.sources[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Adresse de la source field in *Conseil santé → Sources (une par publication citée)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: https://www.inserm.fr/dossier/sommeil
	 * - **API ID Path**: advice.sources[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Conseil santé → Produits de l’article (trois au plus)*
 */
export interface AdviceDocumentDataRelatedProductsItem {
	/**
	 * Produit field in *Conseil santé → Produits de l’article (trois au plus)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un produit
	 * - **API ID Path**: advice.related_products[].product
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	product: ContentRelationshipFieldWithData<[{"fields":["title","subtitle",{"customtypes":[{"fields":["title","short_title","kind"],"id":"product_category"}],"id":"category"},"regulatory_class","shop_product_id","tint","pack","badge","form","format_line"],"id":"product"}]>;
}

/**
 * Item in *Conseil santé → À lire aussi (trois au plus)*
 */
export interface AdviceDocumentDataRelatedAdviceItem {
	/**
	 * Conseil field in *Conseil santé → À lire aussi (trois au plus)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un conseil
	 * - **API ID Path**: advice.related_advice[].advice
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	advice: ContentRelationshipFieldWithData<[{"fields":["title","standfirst","picture","reviewed_on",{"customtypes":[{"fields":["title","short_title","section_background"],"id":"health_theme"}],"id":"theme"}],"id":"advice"}]>;
}

/**
 * Content for Conseil santé documents
 */
interface AdviceDocumentData {
	/**
	 * Titre du conseil field in *Conseil santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: S’endormir sans lutter (60 signes au plus)
	 * - **API ID Path**: advice.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Chapeau : l’idée en une ou deux phrases field in *Conseil santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 200 signes au plus, repris dans les listes
	 * - **API ID Path**: advice.standfirst
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	standfirst: prismic.KeyTextField;
	
	/**
	 * En bref (trois à cinq points) field in *Conseil santé*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.key_points[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	key_points: prismic.GroupField<Simplify<AdviceDocumentDataKeyPointsItem>>;
	
	/**
	 * Slice Zone field in *Conseil santé*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<AdviceDocumentDataSlicesSlice>;/**
	 * Quand consulter field in *Conseil santé*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Signes qui doivent conduire chez un professionnel
	 * - **API ID Path**: advice.when_to_consult
	 * - **Tab**: Médical
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	when_to_consult: prismic.RichTextField;
	
	/**
	 * Auteur du conseil field in *Conseil santé*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un auteur
	 * - **API ID Path**: advice.author
	 * - **Tab**: Médical
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	author: ContentRelationshipFieldWithData<[{"fields":["name","role","credentials","portrait"],"id":"author"}]>;
	
	/**
	 * Relu par field in *Conseil santé*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Professionnel de santé qui a relu le texte
	 * - **API ID Path**: advice.reviewer
	 * - **Tab**: Médical
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	reviewer: ContentRelationshipFieldWithData<[{"fields":["name","role","credentials","portrait"],"id":"author"}]>;
	
	/**
	 * Publié le field in *Conseil santé*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date affichée sous le titre
	 * - **API ID Path**: advice.published_on
	 * - **Tab**: Médical
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published_on: prismic.DateField;
	
	/**
	 * Dernière relecture le field in *Conseil santé*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date de la dernière relecture médicale
	 * - **API ID Path**: advice.reviewed_on
	 * - **Tab**: Médical
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	reviewed_on: prismic.DateField;
	
	/**
	 * Sources (une par publication citée) field in *Conseil santé*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.sources[]
	 * - **Tab**: Médical
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	sources: prismic.GroupField<Simplify<AdviceDocumentDataSourcesItem>>;/**
	 * Thème field in *Conseil santé*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir le thème qui range ce conseil
	 * - **API ID Path**: advice.theme
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	theme: ContentRelationshipFieldWithData<[{"fields":["title","short_title","section_background"],"id":"health_theme"}]>;
	
	/**
	 * Planche détourée (PNG ou WebP transparent, en hauteur) field in *Conseil santé*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.picture
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Nom sur l’étiquette de la planche field in *Conseil santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mélisse
	 * - **API ID Path**: advice.plate_label
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plate_label: prismic.KeyTextField;
	
	/**
	 * Nom latin sur l’étiquette field in *Conseil santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Melissa officinalis
	 * - **API ID Path**: advice.latin_name
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	latin_name: prismic.KeyTextField;
	
	/**
	 * Fond de l’en-tête field in *Conseil santé*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Le rose est réservé aux conseils pour enfants
	 * - **Default Value**: Blanc
	 * - **API ID Path**: advice.section_background
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise" | "Rose (pédiatrie)", "filled">;/**
	 * Produits de l’article (trois au plus) field in *Conseil santé*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.related_products[]
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	related_products: prismic.GroupField<Simplify<AdviceDocumentDataRelatedProductsItem>>;
	
	/**
	 * À lire aussi (trois au plus) field in *Conseil santé*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.related_advice[]
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	related_advice: prismic.GroupField<Simplify<AdviceDocumentDataRelatedAdviceItem>>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Conseil santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: advice.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Conseil santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: advice.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Conseil santé*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Conseil santé document from Prismic
 *
 * - **API ID**: `advice`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type AdviceDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<AdviceDocumentData>, "advice", Lang>;

/**
 * Item in *Auteur → Sujets de compétence (cinq au plus)*
 */
export interface AuthorDocumentDataTopicsItem {
	/**
	 * Sujet field in *Auteur → Sujets de compétence (cinq au plus)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sommeil
	 * - **API ID Path**: author.topics[].topic
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic: prismic.KeyTextField;
}

/**
 * Item in *Auteur → Profils ailleurs (annuaires, réseaux professionnels)*
 */
export interface AuthorDocumentDataProfilesItem {
	/**
	 * Adresse du profil field in *Auteur → Profils ailleurs (annuaires, réseaux professionnels)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: https://www.linkedin.com/in/…
	 * - **API ID Path**: author.profiles[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Auteur documents
 */
interface AuthorDocumentData {
	/**
	 * Nom field in *Auteur*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Claire Aubanel
	 * - **API ID Path**: author.name
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Fonction field in *Auteur*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Pharmacienne
	 * - **API ID Path**: author.role
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Diplômes et inscription à un ordre field in *Auteur*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Docteure en pharmacie, RPPS 10001234567
	 * - **API ID Path**: author.credentials
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	credentials: prismic.KeyTextField;
	
	/**
	 * Biographie field in *Auteur*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Parcours et domaines de compétence, deux paragraphes
	 * - **API ID Path**: author.bio
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	bio: prismic.RichTextField;
	
	/**
	 * Sujets de compétence (cinq au plus) field in *Auteur*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.topics[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	topics: prismic.GroupField<Simplify<AuthorDocumentDataTopicsItem>>;/**
	 * Présentation en une ligne field in *Auteur*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Suit nos formules depuis 2012 (90 signes au plus)
	 * - **API ID Path**: author.line
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	line: prismic.KeyTextField;
	
	/**
	 * Portrait (carré, 600 × 600 px au moins) field in *Auteur*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.portrait
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	portrait: prismic.ImageField<never>;
	
	/**
	 * Rang dans la liste field in *Auteur*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour le premier
	 * - **API ID Path**: author.position
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;/**
	 * Profils ailleurs (annuaires, réseaux professionnels) field in *Auteur*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.profiles[]
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	profiles: prismic.GroupField<Simplify<AuthorDocumentDataProfilesItem>>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Auteur*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: author.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Auteur*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: author.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Auteur*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Auteur document from Prismic
 *
 * - **API ID**: `author`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type AuthorDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<AuthorDocumentData>, "author", Lang>;

type CampaignPageDocumentDataSlicesSlice = TextSlice | ImageTextSlice | AccordionSlice | StepsSlice | FiguresSlice | ProductCarouselSlice | QuotationSlice

/**
 * Content for Page de campagne (collecte d’e-mails) documents
 */
interface CampaignPageDocumentData {
	/**
	 * Titre de la campagne field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Le carnet du sommeil
	 * - **API ID Path**: campaign_page.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Ce que l’on reçoit et pourquoi, deux phrases
	 * - **API ID Path**: campaign_page.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Photo (paysage, 1600 × 900 px au moins) field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.picture
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de l’en-tête field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: campaign_page.section_background
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
	
	/**
	 * Conditions field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Qui garde l’adresse, pour quoi, combien de temps
	 * - **API ID Path**: campaign_page.terms
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	terms: prismic.RichTextField;
	
	/**
	 * Après l’envoi du formulaire field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Merci, le carnet arrive par e-mail
	 * - **API ID Path**: campaign_page.thanks
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	thanks: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CampaignPageDocumentDataSlicesSlice>;/**
	 * Identifiant de la campagne field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: carnet-sommeil-2026
	 * - **API ID Path**: campaign_page.campaign_id
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_id: prismic.KeyTextField;
	
	/**
	 * Numéro de la liste de contacts (Brevo) field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 7
	 * - **API ID Path**: campaign_page.contact_list_id
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_list_id: prismic.KeyTextField;
	
	/**
	 * Numéro du modèle d’e-mail (Brevo) field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 12
	 * - **API ID Path**: campaign_page.email_template_id
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	email_template_id: prismic.KeyTextField;
	
	/**
	 * Document envoyé par e-mail field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: Choisir un fichier PDF
	 * - **API ID Path**: campaign_page.document
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	document: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Fin de la campagne field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Dernier jour où le formulaire est ouvert
	 * - **API ID Path**: campaign_page.ends_on
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	ends_on: prismic.DateField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: campaign_page.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: campaign_page.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Page de campagne (collecte d’e-mails)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page de campagne (collecte d’e-mails) document from Prismic
 *
 * - **API ID**: `campaign_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CampaignPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CampaignPageDocumentData>, "campaign_page", Lang>;

/**
 * Item in *Page de contact → Questions (cinq au plus)*
 */
export interface ContactPageDocumentDataQuestionsItem {
	/**
	 * Question field in *Page de contact → Questions (cinq au plus)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir une question de la FAQ
	 * - **API ID Path**: contact_page.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	question: ContentRelationshipFieldWithData<[{"fields":["question"],"id":"faq_question"}]>;
}

/**
 * Item in *Page de contact → Effets indésirables : mots qui les signalent*
 */
export interface ContactPageDocumentDataVigilanceWordsItem {
	/**
	 * Mots, séparés par des virgules ; une étoile vaut pour toute fin de mot field in *Page de contact → Effets indésirables : mots qui les signalent*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: surdosage, allergi*, effet* secondaire*
	 * - **API ID Path**: contact_page.vigilance_words[].words
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	words: prismic.KeyTextField;
}

/**
 * Content for Page de contact documents
 */
interface ContactPageDocumentData {
	/**
	 * Titre de la page field in *Page de contact*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nous écrire
	 * - **API ID Path**: contact_page.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page de contact*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: À qui l’on s’adresse et délai de réponse, une phrase
	 * - **API ID Path**: contact_page.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Fond de l’en-tête field in *Page de contact*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: contact_page.section_background
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
	
	/**
	 * Plante détourée, décorative (en hauteur, fond transparent) field in *Page de contact*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.picture
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Téléphone : titre field in *Page de contact*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Par téléphone
	 * - **API ID Path**: contact_page.phone_title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone_title: prismic.KeyTextField;
	
	/**
	 * Téléphone : horaires et prix field in *Page de contact*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Du lundi au vendredi, 9 h à 17 h, appel non surtaxé
	 * - **API ID Path**: contact_page.phone_text
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone_text: prismic.KeyTextField;
	
	/**
	 * Téléphone : numéro field in *Page de contact*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 04 75 00 00 00
	 * - **API ID Path**: contact_page.phone
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone: prismic.KeyTextField;
	
	/**
	 * En cas d’urgence field in *Page de contact*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Numéros du SAMU et du centre antipoison
	 * - **API ID Path**: contact_page.emergency
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	emergency: prismic.RichTextField;/**
	 * Sous le bouton : à quoi servent les réponses field in *Page de contact*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Finalité, durée et lien vers la page des données
	 * - **API ID Path**: contact_page.privacy
	 * - **Tab**: Formulaire
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	privacy: prismic.RichTextField;
	
	/**
	 * Après l’envoi du formulaire field in *Page de contact*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Merci, nous répondons sous deux jours ouvrés
	 * - **API ID Path**: contact_page.thanks
	 * - **Tab**: Formulaire
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	thanks: prismic.RichTextField;/**
	 * Questions : titre field in *Page de contact*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Les réponses les plus demandées
	 * - **API ID Path**: contact_page.questions_title
	 * - **Tab**: Questions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	questions_title: prismic.KeyTextField;
	
	/**
	 * Questions (cinq au plus) field in *Page de contact*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.questions[]
	 * - **Tab**: Questions
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<ContactPageDocumentDataQuestionsItem>>;/**
	 * Effets indésirables : mots qui les signalent field in *Page de contact*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.vigilance_words[]
	 * - **Tab**: Vigilance
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	vigilance_words: prismic.GroupField<Simplify<ContactPageDocumentDataVigilanceWordsItem>>;
	
	/**
	 * Effets indésirables : message affiché field in *Page de contact*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Comment déclarer l’effet, et à qui
	 * - **API ID Path**: contact_page.vigilance_text
	 * - **Tab**: Vigilance
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vigilance_text: prismic.KeyTextField;
	
	/**
	 * Effets indésirables : site de déclaration field in *Page de contact*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: https://signalement.social-sante.gouv.fr
	 * - **API ID Path**: contact_page.vigilance_link
	 * - **Tab**: Vigilance
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	vigilance_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Page de contact*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: contact_page.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Page de contact*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: contact_page.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Page de contact*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page de contact document from Prismic
 *
 * - **API ID**: `contact_page`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ContactPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<ContactPageDocumentData>, "contact_page", Lang>;

type CorporatePageDocumentDataSlicesSlice = TextSlice | ImageTextSlice | FiguresSlice | QuotationSlice | TimelineSlice | StepsSlice | TableSlice | AccordionSlice | CalloutSlice | DuoSlice | LogosSlice | SitesMapSlice | VideoSlice | DownloadsSlice | FormBlockSlice | ProductCarouselSlice

/**
 * Content for Page de l’entreprise documents
 */
interface CorporatePageDocumentData {
	/**
	 * Titre de la page field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Notre histoire
	 * - **API ID Path**: corporate_page.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases sous le titre
	 * - **API ID Path**: corporate_page.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Photo (paysage, 1600 × 900 px au moins) field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.picture
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de l’en-tête field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: corporate_page.section_background
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
	
	/**
	 * Slice Zone field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CorporatePageDocumentDataSlicesSlice>;/**
	 * Titre court, pour les menus field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Histoire (20 signes au plus)
	 * - **API ID Path**: corporate_page.short_title
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Rubrique : première partie de l’adresse field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir une rubrique
	 * - **API ID Path**: corporate_page.section
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	section: ContentRelationshipFieldWithData<[{"fields":["title","short_title"],"id":"corporate_section"}]>;
	
	/**
	 * Rang dans la rubrique field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour la première
	 * - **API ID Path**: corporate_page.position
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: corporate_page.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: corporate_page.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Page de l’entreprise*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page de l’entreprise document from Prismic
 *
 * - **API ID**: `corporate_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CorporatePageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CorporatePageDocumentData>, "corporate_page", Lang>;

type CorporateSectionDocumentDataSlicesSlice = TextSlice | ImageTextSlice | DuoSlice | FiguresSlice | NeedsSlice | ShelvesSlice | QuotationSlice | StepsSlice | TimelineSlice | LogosSlice | SitesMapSlice | VideoSlice | CalloutSlice | NewsletterBlockSlice

/**
 * Content for Rubrique de l’entreprise documents
 */
interface CorporateSectionDocumentData {
	/**
	 * Titre de la rubrique field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Qui sommes-nous
	 * - **API ID Path**: corporate_section.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases sous le titre
	 * - **API ID Path**: corporate_section.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Photo (paysage, 1600 × 900 px au moins) field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.picture
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de l’en-tête field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: corporate_section.section_background
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
	
	/**
	 * Slice Zone field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CorporateSectionDocumentDataSlicesSlice>;/**
	 * Titre court, pour les menus field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La maison (20 signes au plus)
	 * - **API ID Path**: corporate_section.short_title
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Rang parmi les rubriques field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour la première
	 * - **API ID Path**: corporate_section.position
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: corporate_section.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: corporate_section.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Rubrique de l’entreprise*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Rubrique de l’entreprise document from Prismic
 *
 * - **API ID**: `corporate_section`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CorporateSectionDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CorporateSectionDocumentData>, "corporate_section", Lang>;

/**
 * Content for Source de l’annuaire documents
 */
interface DirectorySourceDocumentData {
	/**
	 * Qui publie l’extrait field in *Source de l’annuaire*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Agence du Numérique en Santé
	 * - **API ID Path**: directory_source.source
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Date de l’extrait field in *Source de l’annuaire*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Jour du fichier importé
	 * - **API ID Path**: directory_source.extracted_on
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	extracted_on: prismic.DateField;
	
	/**
	 * Licence de l’extrait field in *Source de l’annuaire*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: https://www.etalab.gouv.fr/licence-ouverte-open-licence
	 * - **API ID Path**: directory_source.licence
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	licence: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Source de l’annuaire document from Prismic
 *
 * - **API ID**: `directory_source`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type DirectorySourceDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<DirectorySourceDocumentData>, "directory_source", Lang>;

/**
 * Content for Catégorie de la FAQ documents
 */
interface FaqCategoryDocumentData {
	/**
	 * Titre de la catégorie field in *Catégorie de la FAQ*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Commande et livraison
	 * - **API ID Path**: faq_category.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Catégorie de la FAQ*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase : ce que l’on trouve ici
	 * - **API ID Path**: faq_category.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Rang parmi les catégories field in *Catégorie de la FAQ*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour la première
	 * - **API ID Path**: faq_category.position
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Catégorie de la FAQ*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: faq_category.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Catégorie de la FAQ*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: faq_category.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Catégorie de la FAQ*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_category.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Catégorie de la FAQ document from Prismic
 *
 * - **API ID**: `faq_category`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FaqCategoryDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<FaqCategoryDocumentData>, "faq_category", Lang>;

/**
 * Item in *Question de la FAQ → Pour aller plus loin (trois au plus)*
 */
export interface FaqQuestionDocumentDataLinksItem {
	/**
	 * Lien field in *Question de la FAQ → Pour aller plus loin (trois au plus)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Une page du site ou une adresse
	 * - **API ID Path**: faq_question.links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Question de la FAQ documents
 */
interface FaqQuestionDocumentData {
	/**
	 * Question, comme on la pose field in *Question de la FAQ*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Combien coûte la livraison ?
	 * - **API ID Path**: faq_question.question
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Réponse field in *Question de la FAQ*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: La réponse d’abord, puis les détails
	 * - **API ID Path**: faq_question.answer
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
	
	/**
	 * Catégorie field in *Question de la FAQ*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir la catégorie qui range cette question
	 * - **API ID Path**: faq_question.category
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	category: ContentRelationshipFieldWithData<[{"fields":["title"],"id":"faq_category"}]>;
	
	/**
	 * Rang dans la catégorie field in *Question de la FAQ*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour la première
	 * - **API ID Path**: faq_question.position
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;/**
	 * Pour aller plus loin (trois au plus) field in *Question de la FAQ*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.links[]
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.GroupField<Simplify<FaqQuestionDocumentDataLinksItem>>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Question de la FAQ*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: faq_question.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Question de la FAQ*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: faq_question.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Question de la FAQ*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Question de la FAQ document from Prismic
 *
 * - **API ID**: `faq_question`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FaqQuestionDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<FaqQuestionDocumentData>, "faq_question", Lang>;

/**
 * Item in *Pied de page → Colonnes de liens (quatre au plus) → Liens de la colonne (huit au plus)*
 */
export interface FooterDocumentDataColumnsLinksItem {
	/**
	 * Lien field in *Pied de page → Colonnes de liens (quatre au plus) → Liens de la colonne (huit au plus)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Une page du site, avec son texte
	 * - **API ID Path**: footer.columns[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Pied de page → Colonnes de liens (quatre au plus)*
 */
export interface FooterDocumentDataColumnsItem {
	/**
	 * Titre de la colonne field in *Pied de page → Colonnes de liens (quatre au plus)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La maison
	 * - **API ID Path**: footer.columns[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Liens de la colonne (huit au plus) field in *Pied de page → Colonnes de liens (quatre au plus)*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.columns[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<FooterDocumentDataColumnsLinksItem>>;
}

/**
 * Item in *Pied de page → Dernière ligne : pages légales*
 */
export interface FooterDocumentDataLegalItem {
	/**
	 * Lien field in *Pied de page → Dernière ligne : pages légales*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Mentions légales
	 * - **API ID Path**: footer.legal[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Pied de page documents
 */
interface FooterDocumentData {
	/**
	 * Titre field in *Pied de page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La lettre de saison
	 * - **API ID Path**: footer.newsletter_title
	 * - **Tab**: Lettre d’information
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	newsletter_title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Pied de page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ce que l’on reçoit et à quel rythme, une phrase
	 * - **API ID Path**: footer.newsletter_text
	 * - **Tab**: Lettre d’information
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	newsletter_text: prismic.KeyTextField;
	
	/**
	 * Note : qui garde l’adresse, comment partir field in *Pied de page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Désinscription en un clic, lien vers la page des données
	 * - **API ID Path**: footer.newsletter_note
	 * - **Tab**: Lettre d’information
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	newsletter_note: prismic.RichTextField;/**
	 * Colonnes de liens (quatre au plus) field in *Pied de page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.columns[]
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	columns: prismic.GroupField<Simplify<FooterDocumentDataColumnsItem>>;
	
	/**
	 * Dernière ligne : pages légales field in *Pied de page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.legal[]
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	legal: prismic.GroupField<Simplify<FooterDocumentDataLegalItem>>;
	
	/**
	 * Signature de la marque field in *Pied de page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Le soin, à juste dose
	 * - **API ID Path**: footer.baseline
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	baseline: prismic.KeyTextField;
}

/**
 * Pied de page document from Prismic
 *
 * - **API ID**: `footer`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FooterDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<FooterDocumentData>, "footer", Lang>;

/**
 * Item in *En-tête et menu → Entrées à côté du menu Produits (six au plus)*
 */
export interface HeaderDocumentDataLinksItem {
	/**
	 * Lien field in *En-tête et menu → Entrées à côté du menu Produits (six au plus)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Conseils santé
	 * - **API ID Path**: header.links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *En-tête et menu → Recherches proposées quand le champ est vide (six au plus)*
 */
export interface HeaderDocumentDataFrequentSearchesItem {
	/**
	 * Mots field in *En-tête et menu → Recherches proposées quand le champ est vide (six au plus)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: sommeil
	 * - **API ID Path**: header.frequent_searches[].search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search: prismic.KeyTextField;
}

/**
 * Item in *En-tête et menu → Colonnes du menu (une par rayon) → Liens de la colonne (huit au plus)*
 */
export interface HeaderDocumentDataMenuLinksItem {
	/**
	 * Lien field in *En-tête et menu → Colonnes du menu (une par rayon) → Liens de la colonne (huit au plus)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Une page du site, avec son texte
	 * - **API ID Path**: header.menu[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *En-tête et menu → Colonnes du menu (une par rayon)*
 */
export interface HeaderDocumentDataMenuItem {
	/**
	 * Titre de la colonne field in *En-tête et menu → Colonnes du menu (une par rayon)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Médicaments homéopathiques
	 * - **API ID Path**: header.menu[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Rayon field in *En-tête et menu → Colonnes du menu (une par rayon)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir une catégorie de produits
	 * - **API ID Path**: header.menu[].shelf
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	shelf: ContentRelationshipFieldWithData<[{"fields":["title","short_title"],"id":"product_category"}]>;
	
	/**
	 * Liens de la colonne (huit au plus) field in *En-tête et menu → Colonnes du menu (une par rayon)*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.menu[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<HeaderDocumentDataMenuLinksItem>>;
}

/**
 * Content for En-tête et menu documents
 */
interface HeaderDocumentData {
	/**
	 * Entrées à côté du menu Produits (six au plus) field in *En-tête et menu*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.links[]
	 * - **Tab**: En-tête
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.GroupField<Simplify<HeaderDocumentDataLinksItem>>;
	
	/**
	 * Recherches proposées quand le champ est vide (six au plus) field in *En-tête et menu*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.frequent_searches[]
	 * - **Tab**: En-tête
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	frequent_searches: prismic.GroupField<Simplify<HeaderDocumentDataFrequentSearchesItem>>;/**
	 * Colonnes du menu (une par rayon) field in *En-tête et menu*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.menu[]
	 * - **Tab**: Menu Produits
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	menu: prismic.GroupField<Simplify<HeaderDocumentDataMenuItem>>;/**
	 * Titre field in *En-tête et menu*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: L’hiver se prépare
	 * - **API ID Path**: header.promo_title
	 * - **Tab**: Mise en avant
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	promo_title: prismic.KeyTextField;
	
	/**
	 * Texte field in *En-tête et menu*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase, 120 signes au plus
	 * - **API ID Path**: header.promo_text
	 * - **Tab**: Mise en avant
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	promo_text: prismic.KeyTextField;
	
	/**
	 * Lien field in *En-tête et menu*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: La page vers laquelle on invite
	 * - **API ID Path**: header.promo_link
	 * - **Tab**: Mise en avant
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	promo_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Image (paysage, 800 × 600 px au moins) field in *En-tête et menu*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.promo_image
	 * - **Tab**: Mise en avant
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	promo_image: prismic.ImageField<never>;
}

/**
 * En-tête et menu document from Prismic
 *
 * - **API ID**: `header`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HeaderDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<HeaderDocumentData>, "header", Lang>;

/**
 * Content for Professionnel de santé documents
 */
interface HealthProfessionalDocumentData {
	/**
	 * Nom de la personne ou de la pharmacie field in *Professionnel de santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Pharmacie du Marché
	 * - **API ID Path**: health_professional.name
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Catégorie de l’annuaire field in *Professionnel de santé*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir une catégorie
	 * - **Default Value**: Médecin ou pharmacie
	 * - **API ID Path**: health_professional.category
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"Médecin ou pharmacie" | "Gynécologue" | "Pédiatre" | "Sage-femme", "filled">;
	
	/**
	 * Profession en toutes lettres field in *Professionnel de santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Pharmacie d’officine
	 * - **API ID Path**: health_professional.profession
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	profession: prismic.KeyTextField;
	
	/**
	 * Note field in *Professionnel de santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sur rendez-vous
	 * - **API ID Path**: health_professional.note
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;/**
	 * Rue field in *Professionnel de santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 12 rue de l’Armellerie
	 * - **API ID Path**: health_professional.street
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	street: prismic.KeyTextField;
	
	/**
	 * Code postal field in *Professionnel de santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 26150
	 * - **API ID Path**: health_professional.postal_code
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	postal_code: prismic.KeyTextField;
	
	/**
	 * Ville field in *Professionnel de santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Die
	 * - **API ID Path**: health_professional.city
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Pays ou territoire field in *Professionnel de santé*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir le territoire
	 * - **Default Value**: France métropolitaine
	 * - **API ID Path**: health_professional.country
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	country: prismic.SelectField<"France métropolitaine" | "La Réunion" | "Guadeloupe" | "Martinique" | "Nouvelle-Calédonie", "filled">;
	
	/**
	 * Position sur la carte (latitude et longitude) field in *Professionnel de santé*
	 *
	 * - **Field Type**: GeoPoint
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.location
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/geopoint
	 */
	location: prismic.GeoPointField;
	
	/**
	 * Téléphone field in *Professionnel de santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 04 75 00 00 00
	 * - **API ID Path**: health_professional.phone
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone: prismic.KeyTextField;/**
	 * Numéro national (RPPS ou FINESS), pour les demandes de retrait field in *Professionnel de santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 10001234567
	 * - **API ID Path**: health_professional.national_id
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	national_id: prismic.KeyTextField;
}

/**
 * Professionnel de santé document from Prismic
 *
 * - **API ID**: `health_professional`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HealthProfessionalDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<HealthProfessionalDocumentData>, "health_professional", Lang>;

/**
 * Content for Thème santé documents
 */
interface HealthThemeDocumentData {
	/**
	 * Titre du thème field in *Thème santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mieux dormir
	 * - **API ID Path**: health_theme.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Thème santé*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Ce que l’on trouve dans ce thème, une à deux phrases
	 * - **API ID Path**: health_theme.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;/**
	 * Titre court, pour les étiquettes et le fil d’Ariane field in *Thème santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sommeil (20 signes au plus)
	 * - **API ID Path**: health_theme.short_title
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Plante détourée, décorative (en hauteur, fond transparent) field in *Thème santé*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.picture
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Rang parmi les thèmes field in *Thème santé*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour le premier
	 * - **API ID Path**: health_theme.position
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Fond de l’en-tête field in *Thème santé*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Le rose est réservé aux thèmes pour enfants
	 * - **Default Value**: Blanc
	 * - **API ID Path**: health_theme.section_background
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise" | "Rose (pédiatrie)", "filled">;
	
	/**
	 * Ce thème concerne les enfants (autorise le rose) field in *Thème santé*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: health_theme.pediatry
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	pediatry: prismic.BooleanField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Thème santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: health_theme.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Thème santé*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: health_theme.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Thème santé*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Thème santé document from Prismic
 *
 * - **API ID**: `health_theme`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HealthThemeDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<HealthThemeDocumentData>, "health_theme", Lang>;

type HomeDocumentDataSlicesSlice = HeroSlice | ShelvesSlice | NeedsSlice | DuoSlice | ImageTextSlice | StepsSlice | FiguresSlice | ProductCarouselSlice | AdviceCarouselSlice | QuotationSlice | LogosSlice | NewsletterBlockSlice | VideoSlice | CalculatorSlice | CalloutSlice

/**
 * Content for Accueil documents
 */
interface HomeDocumentData {
	/**
	 * Slice Zone field in *Accueil*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<HomeDocumentDataSlicesSlice>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Accueil*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: home.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Accueil*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: home.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Accueil*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Accueil document from Prismic
 *
 * - **API ID**: `home`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HomeDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<HomeDocumentData>, "home", Lang>;

type JobLandingDocumentDataSlicesSlice = TextSlice | ImageTextSlice | FiguresSlice | QuotationSlice | StepsSlice | AccordionSlice | CalloutSlice | DuoSlice | TimelineSlice | VideoSlice | SitesMapSlice | FormBlockSlice

/**
 * Content for Page « Nous rejoindre » documents
 */
interface JobLandingDocumentData {
	/**
	 * Titre de la page field in *Page « Nous rejoindre »*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nous rejoindre
	 * - **API ID Path**: job_landing.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page « Nous rejoindre »*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases sous le titre
	 * - **API ID Path**: job_landing.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Photo (paysage, 1600 × 900 px au moins) field in *Page « Nous rejoindre »*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.picture
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de l’en-tête field in *Page « Nous rejoindre »*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: job_landing.section_background
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
	
	/**
	 * Slice Zone field in *Page « Nous rejoindre »*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<JobLandingDocumentDataSlicesSlice>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Page « Nous rejoindre »*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: job_landing.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Page « Nous rejoindre »*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: job_landing.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Page « Nous rejoindre »*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page « Nous rejoindre » document from Prismic
 *
 * - **API ID**: `job_landing`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type JobLandingDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<JobLandingDocumentData>, "job_landing", Lang>;

/**
 * Content for Offre d’emploi documents
 */
interface JobOfferDocumentData {
	/**
	 * Intitulé du poste field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Préparateur de commandes (h/f)
	 * - **API ID Path**: job_offer.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Le poste en bref field in *Offre d’emploi*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Deux phrases, reprises dans la liste
	 * - **API ID Path**: job_offer.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Missions field in *Offre d’emploi*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Liste de cinq à huit points
	 * - **API ID Path**: job_offer.missions
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	missions: prismic.RichTextField;
	
	/**
	 * Profil field in *Offre d’emploi*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Formation, expérience, qualités attendues
	 * - **API ID Path**: job_offer.profile
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	profile: prismic.RichTextField;
	
	/**
	 * Ce que nous offrons field in *Offre d’emploi*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Mutuelle, jours de repos, formation…
	 * - **API ID Path**: job_offer.benefits
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	benefits: prismic.RichTextField;
	
	/**
	 * Déroulement du recrutement field in *Offre d’emploi*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Étapes et délais
	 * - **API ID Path**: job_offer.process
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	process: prismic.RichTextField;/**
	 * Référence (reprise dans la candidature) field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: LOG-2026-04
	 * - **API ID Path**: job_offer.reference
	 * - **Tab**: Poste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reference: prismic.KeyTextField;
	
	/**
	 * Métier field in *Offre d’emploi*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir un des neuf métiers
	 * - **Default Value**: Production
	 * - **API ID Path**: job_offer.category
	 * - **Tab**: Poste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"Production" | "Logistique" | "Chaîne d’approvisionnement" | "Qualité, recherche et développement" | "Affaires réglementaires" | "Ressources humaines, finance, juridique" | "Systèmes d’information" | "Commerce" | "Marketing", "filled">;
	
	/**
	 * Contrat field in *Offre d’emploi*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir le type de contrat
	 * - **Default Value**: CDI
	 * - **API ID Path**: job_offer.contract
	 * - **Tab**: Poste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	contract: prismic.SelectField<"CDI" | "CDD" | "Stage, alternance ou VIE", "filled">;
	
	/**
	 * Contrat, exactement : nature et durée field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Alternance de 12 mois
	 * - **API ID Path**: job_offer.contract_detail
	 * - **Tab**: Poste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contract_detail: prismic.KeyTextField;
	
	/**
	 * Temps de travail field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Temps plein, 35 h
	 * - **API ID Path**: job_offer.hours
	 * - **Tab**: Poste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hours: prismic.KeyTextField;
	
	/**
	 * Prise de poste field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Dès que possible
	 * - **API ID Path**: job_offer.starts
	 * - **Tab**: Poste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	starts: prismic.KeyTextField;
	
	/**
	 * Télétravail field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Deux jours par semaine
	 * - **API ID Path**: job_offer.remote
	 * - **Tab**: Poste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	remote: prismic.KeyTextField;
	
	/**
	 * Convention collective field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Industrie pharmaceutique (IDCC 176)
	 * - **API ID Path**: job_offer.collective_agreement
	 * - **Tab**: Poste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	collective_agreement: prismic.KeyTextField;/**
	 * Ville field in *Offre d’emploi*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir la ville, ou International
	 * - **Default Value**: Die
	 * - **API ID Path**: job_offer.locality
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	locality: prismic.SelectField<"Die" | "Crest" | "Valence" | "Montélimar" | "Grenoble" | "Lyon" | "Paris" | "Lille" | "Strasbourg" | "Nantes" | "Rennes" | "Bordeaux" | "Toulouse" | "Montpellier" | "Marseille" | "Nice" | "Saint-Denis (La Réunion)" | "Bruxelles" | "Liège" | "International", "filled">;
	
	/**
	 * Pour International : ville, pays field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Genève, Suisse
	 * - **API ID Path**: job_offer.place_detail
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place_detail: prismic.KeyTextField;
	
	/**
	 * Rue du lieu de travail field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: ZA de Cocause
	 * - **API ID Path**: job_offer.street
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	street: prismic.KeyTextField;
	
	/**
	 * Code postal du lieu de travail field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 26150
	 * - **API ID Path**: job_offer.postal_code
	 * - **Tab**: Lieu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	postal_code: prismic.KeyTextField;/**
	 * Rémunération : à partir de (obligatoire, offre ouverte) field in *Offre d’emploi*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 24000
	 * - **API ID Path**: job_offer.pay_min
	 * - **Tab**: Rémunération
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	pay_min: prismic.NumberField;
	
	/**
	 * Rémunération : jusqu’à field in *Offre d’emploi*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 28000
	 * - **API ID Path**: job_offer.pay_max
	 * - **Tab**: Rémunération
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	pay_max: prismic.NumberField;
	
	/**
	 * Monnaie field in *Offre d’emploi*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Euro par défaut
	 * - **Default Value**: Euro
	 * - **API ID Path**: job_offer.pay_currency
	 * - **Tab**: Rémunération
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	pay_currency: prismic.SelectField<"Euro" | "Dinar tunisien", "filled">;
	
	/**
	 * Période field in *Offre d’emploi*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Par an par défaut
	 * - **Default Value**: Par an
	 * - **API ID Path**: job_offer.pay_period
	 * - **Tab**: Rémunération
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	pay_period: prismic.SelectField<"Par an" | "Par mois" | "Par heure", "filled">;
	
	/**
	 * Ce qui s’y ajoute field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Prime d’intéressement, 13e mois
	 * - **API ID Path**: job_offer.pay_note
	 * - **Tab**: Rémunération
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pay_note: prismic.KeyTextField;/**
	 * Publiée le field in *Offre d’emploi*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date affichée dans la liste
	 * - **API ID Path**: job_offer.published_on
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published_on: prismic.DateField;
	
	/**
	 * Candidatures jusqu’au field in *Offre d’emploi*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Dernier jour ; l’offre ferme le lendemain
	 * - **API ID Path**: job_offer.closes_on
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	closes_on: prismic.DateField;
	
	/**
	 * Offre fermée : pourvue ou retirée field in *Offre d’emploi*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: job_offer.closed
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	closed: prismic.BooleanField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: job_offer.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Offre d’emploi*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: job_offer.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Offre d’emploi*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Offre d’emploi document from Prismic
 *
 * - **API ID**: `job_offer`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type JobOfferDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<JobOfferDocumentData>, "job_offer", Lang>;

type LegalPageDocumentDataSlicesSlice = TextSlice | TableSlice | AccordionSlice | CalloutSlice | DownloadsSlice | ImageTextSlice

/**
 * Content for Page légale documents
 */
interface LegalPageDocumentData {
	/**
	 * Titre de la page field in *Page légale*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mentions légales
	 * - **API ID Path**: legal_page.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page légale*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une phrase : ce que règle cette page
	 * - **API ID Path**: legal_page.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * En vigueur depuis le field in *Page légale*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date de la dernière version
	 * - **API ID Path**: legal_page.updated_on
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	updated_on: prismic.DateField;
	
	/**
	 * Slice Zone field in *Page légale*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<LegalPageDocumentDataSlicesSlice>;/**
	 * Titre court, pour les menus field in *Page légale*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mentions (20 signes au plus)
	 * - **API ID Path**: legal_page.short_title
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Nature de la page field in *Page légale*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Le site renvoie à certaines pages d’après ce choix
	 * - **Default Value**: Autre page légale
	 * - **API ID Path**: legal_page.kind
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"Mentions légales" | "Conditions générales de vente" | "Conditions d’utilisation" | "Données personnelles" | "Cookies" | "Livraison et retours" | "Autre page légale", "filled">;
	
	/**
	 * Rang parmi les pages légales field in *Page légale*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour la première
	 * - **API ID Path**: legal_page.position
	 * - **Tab**: Réglages
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Page légale*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: legal_page.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Page légale*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: legal_page.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Page légale*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page légale document from Prismic
 *
 * - **API ID**: `legal_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LegalPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<LegalPageDocumentData>, "legal_page", Lang>;

type NewsArticleDocumentDataSlicesSlice = TextSlice | ImageTextSlice | CalloutSlice | QuotationSlice | FiguresSlice | StepsSlice | TableSlice | TimelineSlice | AccordionSlice | VideoSlice | DownloadsSlice | ProductCarouselSlice | AdviceCarouselSlice

/**
 * Content for Actualité documents
 */
interface NewsArticleDocumentData {
	/**
	 * Titre field in *Actualité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La récolte 2026 (60 signes au plus)
	 * - **API ID Path**: news_article.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Chapeau : l’essentiel en une ou deux phrases field in *Actualité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 200 signes au plus, repris dans les listes
	 * - **API ID Path**: news_article.standfirst
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	standfirst: prismic.KeyTextField;
	
	/**
	 * Auteur field in *Actualité*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un auteur
	 * - **API ID Path**: news_article.author
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	author: ContentRelationshipFieldWithData<[{"fields":["name","role","credentials","portrait"],"id":"author"}]>;
	
	/**
	 * Publié le field in *Actualité*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date affichée sous le titre
	 * - **API ID Path**: news_article.published_on
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published_on: prismic.DateField;
	
	/**
	 * Slice Zone field in *Actualité*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<NewsArticleDocumentDataSlicesSlice>;/**
	 * Catégorie field in *Actualité*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir la catégorie qui range cet article
	 * - **API ID Path**: news_article.category
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	category: ContentRelationshipFieldWithData<[{"fields":["title"],"id":"news_category"}]>;
	
	/**
	 * Photo (paysage, 1600 × 900 px au moins) field in *Actualité*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.picture
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de l’en-tête field in *Actualité*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: news_article.section_background
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Actualité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: news_article.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Actualité*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: news_article.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Actualité*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Actualité document from Prismic
 *
 * - **API ID**: `news_article`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NewsArticleDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<NewsArticleDocumentData>, "news_article", Lang>;

/**
 * Content for Catégorie d’actualités documents
 */
interface NewsCategoryDocumentData {
	/**
	 * Titre de la catégorie field in *Catégorie d’actualités*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La maison
	 * - **API ID Path**: news_category.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Catégorie d’actualités*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une phrase sous le titre
	 * - **API ID Path**: news_category.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;/**
	 * Rang parmi les catégories field in *Catégorie d’actualités*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour la première
	 * - **API ID Path**: news_category.position
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Fond de l’en-tête field in *Catégorie d’actualités*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: news_category.section_background
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Catégorie d’actualités*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: news_category.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Catégorie d’actualités*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: news_category.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Catégorie d’actualités*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_category.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Catégorie d’actualités document from Prismic
 *
 * - **API ID**: `news_category`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NewsCategoryDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<NewsCategoryDocumentData>, "news_category", Lang>;

type PageDocumentDataSlicesSlice = HeroSlice | TextSlice | ImageTextSlice | CalloutSlice | AccordionSlice | StepsSlice | TableSlice | FiguresSlice | QuotationSlice | VideoSlice | DownloadsSlice | CalculatorSlice | ProductCarouselSlice | AdviceCarouselSlice | FormBlockSlice | DuoSlice

/**
 * Content for Page libre documents
 */
interface PageDocumentData {
	/**
	 * Titre de la page field in *Page libre*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nos engagements
	 * - **API ID Path**: page.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page libre*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases sous le titre
	 * - **API ID Path**: page.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Fond de l’en-tête field in *Page libre*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: page.section_background
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
	
	/**
	 * Slice Zone field in *Page libre*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Page libre*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Page libre*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Page libre*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page libre document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Content for Bandeau au-dessus de l’en-tête documents
 */
interface PreHeaderDocumentData {
	/**
	 * Phrase du bandeau field in *Bandeau au-dessus de l’en-tête*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Livraison offerte dès 49 € (80 signes au plus)
	 * - **API ID Path**: pre_header.text
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Lien du bandeau field in *Bandeau au-dessus de l’en-tête*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: En savoir plus
	 * - **API ID Path**: pre_header.link
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Bandeau au-dessus de l’en-tête document from Prismic
 *
 * - **API ID**: `pre_header`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PreHeaderDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<PreHeaderDocumentData>, "pre_header", Lang>;

/**
 * Item in *Produit → Allégations de plantes « en attente » (montrées avec identifiant et dose seulement)*
 */
export interface ProductDocumentDataClaimsOnHoldItem {
	/**
	 * Allégation, mot pour mot field in *Produit → Allégations de plantes « en attente » (montrées avec identifiant et dose seulement)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La mélisse aide à se détendre
	 * - **API ID Path**: product.claims_on_hold[].claim
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	claim: prismic.KeyTextField;
	
	/**
	 * Identifiant dans la liste field in *Produit → Allégations de plantes « en attente » (montrées avec identifiant et dose seulement)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 2087
	 * - **API ID Path**: product.claims_on_hold[].identifier
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	identifier: prismic.KeyTextField;
	
	/**
	 * Dose journalière qui la permet field in *Produit → Allégations de plantes « en attente » (montrées avec identifiant et dose seulement)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 300 mg d’extrait
	 * - **API ID Path**: product.claims_on_hold[].dose
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	dose: prismic.KeyTextField;
}

type ProductDocumentDataSlicesSlice = TextSlice | ImageTextSlice | CalloutSlice | QuotationSlice | FiguresSlice | StepsSlice | TableSlice | AccordionSlice | VideoSlice | DownloadsSlice | ProductCarouselSlice | AdviceCarouselSlice

/**
 * Item in *Produit → Filtre : besoins (laisser vide pour un médicament enregistré)*
 */
export interface ProductDocumentDataNeedsItem {
	/**
	 * Besoin field in *Produit → Filtre : besoins (laisser vide pour un médicament enregistré)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sommeil
	 * - **API ID Path**: product.needs[].need
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	need: prismic.KeyTextField;
}

/**
 * Item in *Produit → Filtre : plantes*
 */
export interface ProductDocumentDataPlantsItem {
	/**
	 * Plante field in *Produit → Filtre : plantes*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mélisse
	 * - **API ID Path**: product.plants[].plant
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plant: prismic.KeyTextField;
}

/**
 * Item in *Produit → Médicament : dilutions proposées*
 */
export interface ProductDocumentDataDilutionsItem {
	/**
	 * Dilution field in *Produit → Médicament : dilutions proposées*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 9 CH
	 * - **API ID Path**: product.dilutions[].dilution
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	dilution: prismic.KeyTextField;
}

/**
 * Item in *Produit → Posologie (une ligne par âge)*
 */
export interface ProductDocumentDataDosageItem {
	/**
	 * Qui field in *Produit → Posologie (une ligne par âge)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Adultes et enfants dès 6 ans
	 * - **API ID Path**: product.dosage[].age
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	age: prismic.KeyTextField;
	
	/**
	 * Par prise field in *Produit → Posologie (une ligne par âge)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 5 granules
	 * - **API ID Path**: product.dosage[].intake
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intake: prismic.KeyTextField;
	
	/**
	 * Comment field in *Produit → Posologie (une ligne par âge)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: À laisser fondre sous la langue
	 * - **API ID Path**: product.dosage[].how
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	how: prismic.KeyTextField;
}

/**
 * Item in *Produit → Quantités par portion journalière*
 */
export interface ProductDocumentDataCompositionValuesItem {
	/**
	 * Substance field in *Produit → Quantités par portion journalière*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Extrait de mélisse
	 * - **API ID Path**: product.composition_values[].substance
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	substance: prismic.KeyTextField;
	
	/**
	 * Quantité field in *Produit → Quantités par portion journalière*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 300 mg
	 * - **API ID Path**: product.composition_values[].amount
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount: prismic.KeyTextField;
	
	/**
	 * % de l’apport de référence field in *Produit → Quantités par portion journalière*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 100 %
	 * - **API ID Path**: product.composition_values[].reference
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reference: prismic.KeyTextField;
}

/**
 * Item in *Produit → Denrée : allergènes*
 */
export interface ProductDocumentDataAllergensItem {
	/**
	 * Allergène field in *Produit → Denrée : allergènes*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir dans la liste des quatorze
	 * - **API ID Path**: product.allergens[].allergen
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	allergen: prismic.SelectField<"Céréales contenant du gluten" | "Crustacés" | "Œufs" | "Poissons" | "Arachides" | "Soja" | "Lait" | "Fruits à coque" | "Céleri" | "Moutarde" | "Sésame" | "Sulfites" | "Lupin" | "Mollusques">;
}

/**
 * Item in *Produit → Coffret : ses produits (leur composition et leurs mises en garde sont montrées avec lui)*
 */
export interface ProductDocumentDataComponentsItem {
	/**
	 * Produit field in *Produit → Coffret : ses produits (leur composition et leurs mises en garde sont montrées avec lui)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un produit du coffret
	 * - **API ID Path**: product.components[].component
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	component: ContentRelationshipFieldWithData<[{"fields":["title","regulatory_class","composition_title","composition_basis",{"fields":["substance","amount","reference"],"id":"composition_values"},"composition","sweetening",{"fields":["allergen"],"id":"allergens"},"precautions","mention"],"id":"product"}]>;
}

/**
 * Item in *Produit → Notices à télécharger*
 */
export interface ProductDocumentDataLeafletsItem {
	/**
	 * Fichier PDF field in *Produit → Notices à télécharger*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: Choisir le fichier de la notice
	 * - **API ID Path**: product.leaflets[].file
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Langue de la notice field in *Produit → Notices à télécharger*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Français ou néerlandais
	 * - **Default Value**: Français
	 * - **API ID Path**: product.leaflets[].language
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	language: prismic.SelectField<"Français" | "Néerlandais", "filled">;
	
	/**
	 * Poids du fichier field in *Produit → Notices à télécharger*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 240 ko
	 * - **API ID Path**: product.leaflets[].weight
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	weight: prismic.KeyTextField;
	
	/**
	 * Révisée le field in *Produit → Notices à télécharger*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date de révision imprimée sur la notice
	 * - **API ID Path**: product.leaflets[].revised
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	revised: prismic.DateField;
}

/**
 * Item in *Produit → Questions (cinq au plus)*
 */
export interface ProductDocumentDataFaqItem {
	/**
	 * Question field in *Produit → Questions (cinq au plus)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: À partir de quel âge ?
	 * - **API ID Path**: product.faq[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Réponse field in *Produit → Questions (cinq au plus)*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: La réponse d’abord, deux phrases
	 * - **API ID Path**: product.faq[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Item in *Produit → Produits associés (quatre au plus ; un médicament ne renvoie qu’à des médicaments)*
 */
export interface ProductDocumentDataRelatedItem {
	/**
	 * Produit field in *Produit → Produits associés (quatre au plus ; un médicament ne renvoie qu’à des médicaments)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un produit
	 * - **API ID Path**: product.related[].product
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	product: ContentRelationshipFieldWithData<[{"fields":["title","subtitle",{"customtypes":[{"fields":["title","short_title","kind"],"id":"product_category"}],"id":"category"},"regulatory_class","shop_product_id","tint","pack","badge","form","format_line"],"id":"product"}]>;
}

/**
 * Content for Produit documents
 */
interface ProductDocumentData {
	/**
	 * Nom du produit field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nuit posée
	 * - **API ID Path**: product.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Ligne sous le nom field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Gommes à la mélisse (60 signes au plus)
	 * - **API ID Path**: product.subtitle
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Contenance field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 60 gommes, un mois
	 * - **API ID Path**: product.format_line
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	format_line: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Deux phrases : ce que c’est, pour qui
	 * - **API ID Path**: product.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Ce qu’il apporte (laisser vide pour un médicament enregistré) field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Trois points au plus, sans allégation interdite
	 * - **API ID Path**: product.benefits
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	benefits: prismic.RichTextField;
	
	/**
	 * Allégations de plantes « en attente » (montrées avec identifiant et dose seulement) field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.claims_on_hold[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	claims_on_hold: prismic.GroupField<Simplify<ProductDocumentDataClaimsOnHoldItem>>;
	
	/**
	 * Citation (jamais pour un médicament) field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une ou deux phrases, guillemets compris
	 * - **API ID Path**: product.quote_text
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_text: prismic.KeyTextField;
	
	/**
	 * Citation : auteur field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Claire Aubanel
	 * - **API ID Path**: product.quote_author
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_author: prismic.KeyTextField;
	
	/**
	 * Citation : fonction field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Pharmacienne
	 * - **API ID Path**: product.quote_role
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_role: prismic.KeyTextField;
	
	/**
	 * Citation : portrait (carré, 600 × 600 px au moins) field in *Produit*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.quote_portrait
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	quote_portrait: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Produit*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ProductDocumentDataSlicesSlice>;/**
	 * Catégorie (la plus précise) field in *Produit*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir une sous-catégorie
	 * - **API ID Path**: product.category
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	category: ContentRelationshipFieldWithData<[{"fields":["title","short_title","kind","section_background",{"customtypes":[{"fields":["title","short_title","kind"],"id":"product_category"}],"id":"parent"}],"id":"product_category"}]>;
	
	/**
	 * Pastille sur la carte field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nouveau (12 signes au plus)
	 * - **API ID Path**: product.badge
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	badge: prismic.KeyTextField;
	
	/**
	 * Emballage détouré (PNG ou WebP transparent, en hauteur ; décrire l’image) field in *Produit*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.pack
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	pack: prismic.ImageField<never>;
	
	/**
	 * Couleur de la carte field in *Produit*
	 *
	 * - **Field Type**: Color
	 * - **Placeholder**: #F3EDE2
	 * - **API ID Path**: product.tint
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/color
	 */
	tint: prismic.ColorField;
	
	/**
	 * Planche botanique, décorative (en hauteur, fond transparent) field in *Produit*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.plate
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	plate: prismic.ImageField<never>;
	
	/**
	 * Nom sur l’étiquette de la planche field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mélisse
	 * - **API ID Path**: product.plate_label
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plate_label: prismic.KeyTextField;
	
	/**
	 * Nom latin sur l’étiquette field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Melissa officinalis
	 * - **API ID Path**: product.latin_name
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	latin_name: prismic.KeyTextField;
	
	/**
	 * Fond de l’en-tête field in *Produit*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Le rose est réservé aux produits pour enfants
	 * - **Default Value**: Blanc
	 * - **API ID Path**: product.section_background
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise" | "Rose (pédiatrie)", "filled">;
	
	/**
	 * Dégradé de la page field in *Produit*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Réservé au CBD et aux premières fois de bébé
	 * - **Default Value**: Aucun
	 * - **API ID Path**: product.color_pair
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	color_pair: prismic.SelectField<"Aucun" | "Du bleu à l’aqua" | "Du bleu au turquoise", "filled">;
	
	/**
	 * Filtre : besoins (laisser vide pour un médicament enregistré) field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.needs[]
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	needs: prismic.GroupField<Simplify<ProductDocumentDataNeedsItem>>;
	
	/**
	 * Filtre : forme field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Gommes
	 * - **API ID Path**: product.form
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form: prismic.KeyTextField;
	
	/**
	 * Filtre : plantes field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.plants[]
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	plants: prismic.GroupField<Simplify<ProductDocumentDataPlantsItem>>;/**
	 * Médicament : dilutions proposées field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dilutions[]
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	dilutions: prismic.GroupField<Simplify<ProductDocumentDataDilutionsItem>>;
	
	/**
	 * Médicament : dilution affichée d’abord field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 9 CH
	 * - **API ID Path**: product.default_dilution
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	default_dilution: prismic.KeyTextField;
	
	/**
	 * Posologie : phrase au-dessus du tableau field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Sauf avis contraire d’un professionnel de santé
	 * - **API ID Path**: product.dosage_intro
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	dosage_intro: prismic.RichTextField;
	
	/**
	 * Posologie (une ligne par âge) field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dosage[]
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	dosage: prismic.GroupField<Simplify<ProductDocumentDataDosageItem>>;
	
	/**
	 * Conseils d’utilisation field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Quand et comment l’utiliser
	 * - **API ID Path**: product.usage
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	usage: prismic.RichTextField;
	
	/**
	 * Précautions field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Grossesse, enfants, interactions
	 * - **API ID Path**: product.precautions
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	precautions: prismic.RichTextField;
	
	/**
	 * Conservation field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: À l’abri de la chaleur et de l’humidité
	 * - **API ID Path**: product.storage
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	storage: prismic.RichTextField;
	
	/**
	 * Cosmétique : mois après ouverture field in *Produit*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 6
	 * - **API ID Path**: product.period_after_opening
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	period_after_opening: prismic.NumberField;
	
	/**
	 * Complément, cosmétique : jours que dure un conditionnement (vide : pas de rappel par e-mail) field in *Produit*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 30
	 * - **API ID Path**: product.intake_days
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	intake_days: prismic.NumberField;
	
	/**
	 * Calculateur : forme d’abord (vide : pas de calculateur) field in *Produit*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir la forme de départ
	 * - **API ID Path**: product.calculator_form
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	calculator_form: prismic.SelectField<"Granules (tube)" | "Gouttes (flacon)" | "Teinture mère (flacon)">;
	
	/**
	 * Calculateur : granules par tube ou gouttes par ml (vide : réglage du site) field in *Produit*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 80
	 * - **API ID Path**: product.calculator_units
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	calculator_units: prismic.NumberField;
	
	/**
	 * Calculateur : gouttes par prise (vide : réglage du site) field in *Produit*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 20
	 * - **API ID Path**: product.calculator_drops
	 * - **Tab**: Usage
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	calculator_drops: prismic.NumberField;/**
	 * Titre field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Composition
	 * - **API ID Path**: product.composition_title
	 * - **Tab**: Composition
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	composition_title: prismic.KeyTextField;
	
	/**
	 * Titre de la colonne des quantités field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Pour 2 gommes
	 * - **API ID Path**: product.composition_basis
	 * - **Tab**: Composition
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	composition_basis: prismic.KeyTextField;
	
	/**
	 * Quantités par portion journalière field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.composition_values[]
	 * - **Tab**: Composition
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	composition_values: prismic.GroupField<Simplify<ProductDocumentDataCompositionValuesItem>>;
	
	/**
	 * Ingrédients field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: La liste complète, dans l’ordre de l’étiquette
	 * - **API ID Path**: product.composition
	 * - **Tab**: Composition
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	composition: prismic.RichTextField;
	
	/**
	 * Denrée : mention à côté du nom field in *Produit*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir la mention imposée par l’édulcorant
	 * - **API ID Path**: product.sweetening
	 * - **Tab**: Composition
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	sweetening: prismic.SelectField<"Avec édulcorants" | "Avec sucres et édulcorants">;
	
	/**
	 * Denrée : allergènes field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.allergens[]
	 * - **Tab**: Composition
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	allergens: prismic.GroupField<Simplify<ProductDocumentDataAllergensItem>>;
	
	/**
	 * Coffret : ses produits (leur composition et leurs mises en garde sont montrées avec lui) field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.components[]
	 * - **Tab**: Composition
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	components: prismic.GroupField<Simplify<ProductDocumentDataComponentsItem>>;/**
	 * Médicament avec AMM : indication, mot pour mot field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Le texte de l’autorisation
	 * - **API ID Path**: product.indication
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	indication: prismic.RichTextField;
	
	/**
	 * Médicament avec AMM : effets indésirables, comme dans la notice field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Le texte de la notice
	 * - **API ID Path**: product.side_effects
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	side_effects: prismic.RichTextField;
	
	/**
	 * Statut réglementaire (un médicament n’est jamais vendu en ligne) field in *Produit*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir le statut du produit
	 * - **Default Value**: Médicament homéopathique enregistré
	 * - **API ID Path**: product.regulatory_class
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	regulatory_class: prismic.SelectField<"Médicament homéopathique enregistré" | "Médicament avec AMM" | "Dispositif médical" | "Complément alimentaire" | "Cosmétique" | "Denrée alimentaire" | "Accessoire" | "Produit au CBD" | "Carte cadeau", "filled">;
	
	/**
	 * Médicament : délivrance field in *Produit*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: product.prescription
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	prescription: prismic.BooleanField;
	
	/**
	 * Numéro du produit dans la boutique (vide : pas de vente en ligne) field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 8123456789012
	 * - **API ID Path**: product.shop_product_id
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	shop_product_id: prismic.KeyTextField;
	
	/**
	 * Mention obligatoire field in *Produit*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Le texte imposé par le statut, mot pour mot
	 * - **API ID Path**: product.mention
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	mention: prismic.RichTextField;
	
	/**
	 * Lieu de fabrication field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Fabriqué à Die (Drôme)
	 * - **API ID Path**: product.origin
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	origin: prismic.KeyTextField;
	
	/**
	 * Emballage : mention environnementale propre à ce produit field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Étui en carton recyclé à 80 %
	 * - **API ID Path**: product.packaging_claim
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	packaging_claim: prismic.KeyTextField;
	
	/**
	 * Emballage : preuve de la mention (sans elle rien n’est montré) field in *Produit*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Un fichier ou une adresse
	 * - **API ID Path**: product.packaging_proof
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	packaging_proof: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Notices à télécharger field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.leaflets[]
	 * - **Tab**: Réglementaire
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	leaflets: prismic.GroupField<Simplify<ProductDocumentDataLeafletsItem>>;/**
	 * Questions : titre field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Vos questions
	 * - **API ID Path**: product.faq_title
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	faq_title: prismic.KeyTextField;
	
	/**
	 * Questions (cinq au plus) field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.faq[]
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	faq: prismic.GroupField<Simplify<ProductDocumentDataFaqItem>>;
	
	/**
	 * Produits associés (quatre au plus ; un médicament ne renvoie qu’à des médicaments) field in *Produit*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.related[]
	 * - **Tab**: Liens
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	related: prismic.GroupField<Simplify<ProductDocumentDataRelatedItem>>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: product.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Produit*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: product.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Produit*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Produit document from Prismic
 *
 * - **API ID**: `product`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ProductDocumentData>, "product", Lang>;

/**
 * Content for Catégorie de produits documents
 */
interface ProductCategoryDocumentData {
	/**
	 * Titre de la catégorie field in *Catégorie de produits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Compléments alimentaires
	 * - **API ID Path**: product_category.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Catégorie de produits*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases sous le titre
	 * - **API ID Path**: product_category.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Mention légale au pied de la liste field in *Catégorie de produits*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Le texte imposé pour ces produits
	 * - **API ID Path**: product_category.notice
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notice: prismic.RichTextField;/**
	 * Titre court, pour les étiquettes et le fil d’Ariane field in *Catégorie de produits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Compléments (20 signes au plus)
	 * - **API ID Path**: product_category.short_title
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Nature des produits field in *Catégorie de produits*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Décide du bandeau et des mentions
	 * - **API ID Path**: product_category.kind
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"Médicaments" | "Compléments alimentaires" | "Cosmétiques" | "Rangement">;
	
	/**
	 * Famille (vide : cette catégorie est une famille) field in *Catégorie de produits*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir la famille
	 * - **API ID Path**: product_category.parent
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	parent: ContentRelationshipFieldWithData<[{"fields":["title","short_title","kind"],"id":"product_category"}]>;
	
	/**
	 * Rang parmi ses voisines field in *Catégorie de produits*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 pour la première
	 * - **API ID Path**: product_category.position
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Fond de l’en-tête field in *Catégorie de produits*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Le rose est réservé aux rayons pour enfants
	 * - **Default Value**: Blanc
	 * - **API ID Path**: product_category.section_background
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise" | "Rose (pédiatrie)", "filled">;
	
	/**
	 * Ce rayon concerne les enfants (autorise le rose) field in *Catégorie de produits*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: product_category.pediatry
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	pediatry: prismic.BooleanField;
	
	/**
	 * Dégradé de la page field in *Catégorie de produits*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Réservé au CBD et aux premières fois de bébé
	 * - **Default Value**: Aucun
	 * - **API ID Path**: product_category.color_pair
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	color_pair: prismic.SelectField<"Aucun" | "Du bleu à l’aqua" | "Du bleu au turquoise", "filled">;
	
	/**
	 * Plante détourée, décorative (en hauteur, fond transparent) field in *Catégorie de produits*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.plant
	 * - **Tab**: Liste
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	plant: prismic.ImageField<never>;/**
	 * Titre de la tuile field in *Catégorie de produits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Bien choisir
	 * - **API ID Path**: product_category.promo_title
	 * - **Tab**: Mise en avant
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	promo_title: prismic.KeyTextField;
	
	/**
	 * Texte de la tuile field in *Catégorie de produits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase, 120 signes au plus
	 * - **API ID Path**: product_category.promo_text
	 * - **Tab**: Mise en avant
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	promo_text: prismic.KeyTextField;
	
	/**
	 * Lien de la tuile field in *Catégorie de produits*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: La page vers laquelle on invite
	 * - **API ID Path**: product_category.promo_link
	 * - **Tab**: Mise en avant
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	promo_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Image de la tuile (paysage, 800 × 600 px au moins) field in *Catégorie de produits*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.promo_image
	 * - **Tab**: Mise en avant
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	promo_image: prismic.ImageField<never>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Catégorie de produits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: product_category.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Catégorie de produits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: product_category.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Catégorie de produits*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Catégorie de produits document from Prismic
 *
 * - **API ID**: `product_category`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductCategoryDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ProductCategoryDocumentData>, "product_category", Lang>;

/**
 * Item in *Redirection → Anciennes adresses, toutes vers la même page*
 */
export interface RedirectDocumentDataFromItem {
	/**
	 * Ancienne adresse field in *Redirection → Anciennes adresses, toutes vers la même page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ce qui suit le nom du site, par exemple : /ancienne-page (en néerlandais : /nl/oude-pagina)
	 * - **API ID Path**: redirect.from[].path
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	path: prismic.KeyTextField;
}

/**
 * Content for Redirection documents
 */
interface RedirectDocumentData {
	/**
	 * Titre, pour l’équipe field in *Redirection*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ce qui a changé, par exemple : page Sommeil renommée en mars
	 * - **API ID Path**: redirect.title
	 * - **Tab**: Redirection
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Anciennes adresses, toutes vers la même page field in *Redirection*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect.from[]
	 * - **Tab**: Redirection
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	from: prismic.GroupField<Simplify<RedirectDocumentDataFromItem>>;
	
	/**
	 * Nouvelle page field in *Redirection*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: La page où mener : le lien suit ses changements d’adresse
	 * - **API ID Path**: redirect.to
	 * - **Tab**: Redirection
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	to: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Provisoire : l’ancienne adresse reviendra field in *Redirection*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: redirect.temporary
	 * - **Tab**: Redirection
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	temporary: prismic.BooleanField;
}

/**
 * Redirection document from Prismic
 *
 * - **API ID**: `redirect`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<RedirectDocumentData>, "redirect", Lang>;

/**
 * Content for Page des retours documents
 */
interface ReturnsPageDocumentData {
	/**
	 * Titre de la page field in *Page des retours*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Retourner un produit
	 * - **API ID Path**: returns_page.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page des retours*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Délai et conditions, une phrase
	 * - **API ID Path**: returns_page.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Fond de l’en-tête field in *Page des retours*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: returns_page.section_background
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
	
	/**
	 * Plante détourée, décorative (en hauteur, fond transparent) field in *Page des retours*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.picture
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Déroulement : titre field in *Page des retours*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Comment ça se passe
	 * - **API ID Path**: returns_page.how_title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	how_title: prismic.KeyTextField;
	
	/**
	 * Déroulement field in *Page des retours*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Liste de trois à cinq étapes
	 * - **API ID Path**: returns_page.how
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	how: prismic.RichTextField;/**
	 * Sous le bouton : à quoi servent les réponses field in *Page des retours*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Finalité, durée et lien vers la page des données
	 * - **API ID Path**: returns_page.privacy
	 * - **Tab**: Formulaire
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	privacy: prismic.RichTextField;
	
	/**
	 * Après l’envoi du formulaire field in *Page des retours*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Merci, l’étiquette arrive par e-mail
	 * - **API ID Path**: returns_page.thanks
	 * - **Tab**: Formulaire
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	thanks: prismic.RichTextField;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Page des retours*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: returns_page.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Page des retours*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: returns_page.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Page des retours*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page des retours document from Prismic
 *
 * - **API ID**: `returns_page`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ReturnsPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<ReturnsPageDocumentData>, "returns_page", Lang>;

/**
 * Item in *Réglages du site → Profils ailleurs (réseaux sociaux, annuaires)*
 */
export interface SettingsDocumentDataOrgProfilesItem {
	/**
	 * Adresse du profil field in *Réglages du site → Profils ailleurs (réseaux sociaux, annuaires)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: https://www.instagram.com/…
	 * - **API ID Path**: settings.org_profiles[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Réglages du site → Identifiants uniques (responsabilité élargie du producteur)*
 */
export interface SettingsDocumentDataProducerIdentifiersItem {
	/**
	 * Filière field in *Réglages du site → Identifiants uniques (responsabilité élargie du producteur)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Emballages ménagers
	 * - **API ID Path**: settings.producer_identifiers[].scheme
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	scheme: prismic.KeyTextField;
	
	/**
	 * Identifiant field in *Réglages du site → Identifiants uniques (responsabilité élargie du producteur)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: FR000000_01ABCD
	 * - **API ID Path**: settings.producer_identifiers[].identifier
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	identifier: prismic.KeyTextField;
}

/**
 * Item in *Réglages du site → Délais de chaque transporteur (le plus courant d’abord)*
 */
export interface SettingsDocumentDataDeliveryCarriersItem {
	/**
	 * Code de l’option dans la boutique (le plus souvent le nom du tarif) field in *Réglages du site → Délais de chaque transporteur (le plus courant d’abord)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Livraison à domicile
	 * - **API ID Path**: settings.delivery_carriers[].code
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	code: prismic.KeyTextField;
	
	/**
	 * Livré où field in *Réglages du site → Délais de chaque transporteur (le plus courant d’abord)*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: À domicile par défaut
	 * - **Default Value**: À domicile
	 * - **API ID Path**: settings.delivery_carriers[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"À domicile" | "En point relais", "filled">;
	
	/**
	 * Heure limite de commande (heure locale) field in *Réglages du site → Délais de chaque transporteur (le plus courant d’abord)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 22:00
	 * - **API ID Path**: settings.delivery_carriers[].cut_off
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cut_off: prismic.KeyTextField;
	
	/**
	 * Jours ouvrés avant le départ (0 : le jour même) field in *Réglages du site → Délais de chaque transporteur (le plus courant d’abord)*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1
	 * - **API ID Path**: settings.delivery_carriers[].handling_days
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	handling_days: prismic.NumberField;
	
	/**
	 * Jours du transporteur, au moins (1 à 30) field in *Réglages du site → Délais de chaque transporteur (le plus courant d’abord)*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 2
	 * - **API ID Path**: settings.delivery_carriers[].transit_from
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	transit_from: prismic.NumberField;
	
	/**
	 * Jours du transporteur, au plus (1 à 30) field in *Réglages du site → Délais de chaque transporteur (le plus courant d’abord)*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 3
	 * - **API ID Path**: settings.delivery_carriers[].transit_to
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	transit_to: prismic.NumberField;
	
	/**
	 * Livre le samedi field in *Réglages du site → Délais de chaque transporteur (le plus courant d’abord)*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: settings.delivery_carriers[].saturday
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	saturday: prismic.BooleanField;
}

/**
 * Item in *Réglages du site → Jours sans départ (en plus des week-ends et jours fériés)*
 */
export interface SettingsDocumentDataDeliveryClosuresItem {
	/**
	 * Jour field in *Réglages du site → Jours sans départ (en plus des week-ends et jours fériés)*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Un jour de fermeture de l’entrepôt
	 * - **API ID Path**: settings.delivery_closures[].day
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	day: prismic.DateField;
}

/**
 * Item in *Réglages du site → Moyens de paiement de ce marché (dans l’ordre d’affichage)*
 */
export interface SettingsDocumentDataPaymentMarksItem {
	/**
	 * Moyen de paiement field in *Réglages du site → Moyens de paiement de ce marché (dans l’ordre d’affichage)*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir un moyen que le paiement accepte
	 * - **Default Value**: Carte bancaire
	 * - **API ID Path**: settings.payment_marks[].mark
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	mark: prismic.SelectField<"Carte bancaire" | "Apple Pay" | "PayPal" | "Bancontact", "filled">;
}

/**
 * Item in *Réglages du site → Recherche : mots qui veulent dire la même chose*
 */
export interface SettingsDocumentDataSearchWordsItem {
	/**
	 * Mots, séparés par des virgules field in *Réglages du site → Recherche : mots qui veulent dire la même chose*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: newsletter, lettre d’information
	 * - **API ID Path**: settings.search_words[].words
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	words: prismic.KeyTextField;
}

/**
 * Content for Réglages du site documents
 */
interface SettingsDocumentData {
	/**
	 * Nom de la marque field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Silène
	 * - **API ID Path**: settings.org_name
	 * - **Tab**: Organisation
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_name: prismic.KeyTextField;
	
	/**
	 * La maison en une phrase field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 160 signes au plus
	 * - **API ID Path**: settings.org_description
	 * - **Tab**: Organisation
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_description: prismic.KeyTextField;
	
	/**
	 * Logo pour les moteurs de recherche (carré, 512 × 512 px au moins) field in *Réglages du site*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_logo
	 * - **Tab**: Organisation
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	org_logo: prismic.ImageField<never>;
	
	/**
	 * Profils ailleurs (réseaux sociaux, annuaires) field in *Réglages du site*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_profiles[]
	 * - **Tab**: Organisation
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	org_profiles: prismic.GroupField<Simplify<SettingsDocumentDataOrgProfilesItem>>;/**
	 * Raison sociale field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Laboratoires Silène SAS
	 * - **API ID Path**: settings.org_legal_name
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_legal_name: prismic.KeyTextField;
	
	/**
	 * Rue du siège field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 1 place de la Cathédrale
	 * - **API ID Path**: settings.org_street
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_street: prismic.KeyTextField;
	
	/**
	 * Code postal du siège field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 26150
	 * - **API ID Path**: settings.org_postal_code
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_postal_code: prismic.KeyTextField;
	
	/**
	 * Ville du siège field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Die
	 * - **API ID Path**: settings.org_city
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_city: prismic.KeyTextField;
	
	/**
	 * Pays du siège (code à deux lettres) field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: FR
	 * - **API ID Path**: settings.org_country
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_country: prismic.KeyTextField;
	
	/**
	 * Identifiants uniques (responsabilité élargie du producteur) field in *Réglages du site*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.producer_identifiers[]
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	producer_identifiers: prismic.GroupField<Simplify<SettingsDocumentDataProducerIdentifiersItem>>;
	
	/**
	 * Médiateur de la consommation : nom field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: CM2C
	 * - **API ID Path**: settings.mediator_name
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mediator_name: prismic.KeyTextField;
	
	/**
	 * Médiateur de la consommation : adresse postale field in *Réglages du site*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 49 rue de Ponthieu, 75008 Paris
	 * - **API ID Path**: settings.mediator_address
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mediator_address: prismic.KeyTextField;
	
	/**
	 * Médiateur de la consommation : site field in *Réglages du site*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: https://www.cm2c.net
	 * - **API ID Path**: settings.mediator_site
	 * - **Tab**: Mentions légales
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	mediator_site: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
	 * Délais de chaque transporteur (le plus courant d’abord) field in *Réglages du site*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.delivery_carriers[]
	 * - **Tab**: Livraison
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	delivery_carriers: prismic.GroupField<Simplify<SettingsDocumentDataDeliveryCarriersItem>>;
	
	/**
	 * Jours sans départ (en plus des week-ends et jours fériés) field in *Réglages du site*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.delivery_closures[]
	 * - **Tab**: Livraison
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	delivery_closures: prismic.GroupField<Simplify<SettingsDocumentDataDeliveryClosuresItem>>;/**
	 * Moyens de paiement de ce marché (dans l’ordre d’affichage) field in *Réglages du site*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.payment_marks[]
	 * - **Tab**: Paiement
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	payment_marks: prismic.GroupField<Simplify<SettingsDocumentDataPaymentMarksItem>>;/**
	 * Image de partage par défaut (1200 × 630 px) field in *Réglages du site*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.share_image
	 * - **Tab**: Partage et recherche
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
	
	/**
	 * Recherche : mots qui veulent dire la même chose field in *Réglages du site*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.search_words[]
	 * - **Tab**: Partage et recherche
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	search_words: prismic.GroupField<Simplify<SettingsDocumentDataSearchWordsItem>>;
}

/**
 * Réglages du site document from Prismic
 *
 * - **API ID**: `settings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SettingsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<SettingsDocumentData>, "settings", Lang>;

type ShopPageDocumentDataSlicesSlice = ProductCarouselSlice | ShelvesSlice | NeedsSlice | DuoSlice | ImageTextSlice | AccordionSlice | StepsSlice | AdviceCarouselSlice | CalloutSlice | NewsletterBlockSlice

/**
 * Content for Page de la boutique documents
 */
interface ShopPageDocumentData {
	/**
	 * Titre de la page field in *Page de la boutique*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Notre boutique
	 * - **API ID Path**: shop_page.title
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page de la boutique*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases sous le titre
	 * - **API ID Path**: shop_page.intro
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Fond de l’en-tête field in *Page de la boutique*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière le titre
	 * - **Default Value**: Blanc
	 * - **API ID Path**: shop_page.section_background
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
	
	/**
	 * Slice Zone field in *Page de la boutique*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shop_page.slices[]
	 * - **Tab**: Contenu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ShopPageDocumentDataSlicesSlice>;/**
	 * Titre pour les moteurs de recherche (60 signes au plus) field in *Page de la boutique*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nom de la page (le nom du site s’y ajoute)
	 * - **API ID Path**: shop_page.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description pour les moteurs de recherche (50 à 160 signes) field in *Page de la boutique*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase qui dit ce que l’on trouve sur la page
	 * - **API ID Path**: shop_page.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Image de partage (1200 × 630 px ; vide : celle du site) field in *Page de la boutique*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shop_page.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page de la boutique document from Prismic
 *
 * - **API ID**: `shop_page`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ShopPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<ShopPageDocumentData>, "shop_page", Lang>;

export type AllDocumentTypes = AccessibilityStatementDocument | AdviceDocument | AuthorDocument | CampaignPageDocument | ContactPageDocument | CorporatePageDocument | CorporateSectionDocument | DirectorySourceDocument | FaqCategoryDocument | FaqQuestionDocument | FooterDocument | HeaderDocument | HealthProfessionalDocument | HealthThemeDocument | HomeDocument | JobLandingDocument | JobOfferDocument | LegalPageDocument | NewsArticleDocument | NewsCategoryDocument | PageDocument | PreHeaderDocument | ProductDocument | ProductCategoryDocument | RedirectDocument | ReturnsPageDocument | SettingsDocument | ShopPageDocument;

/**
 * Item in *Accordéon → Titres et textes écrits ici → Primary → Parties (trois à huit)*
 */
export interface AccordionSliceDefaultPrimaryItemsItem {
	/**
	 * Titre de la partie field in *Accordéon → Titres et textes écrits ici → Primary → Parties (trois à huit)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Où livrez-vous ?
	 * - **API ID Path**: accordion.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte qui se déplie field in *Accordéon → Titres et textes écrits ici → Primary → Parties (trois à huit)*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Deux à quatre phrases
	 * - **API ID Path**: accordion.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Ouverte au chargement de la page field in *Accordéon → Titres et textes écrits ici → Primary → Parties (trois à huit)*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: accordion.default.primary.items[].open
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	open: prismic.BooleanField;
}

/**
 * Item in *Accordéon → Questions choisies dans la FAQ → Primary → Questions (trois à six)*
 */
export interface AccordionSliceFaqPrimaryQuestionsItem {
	/**
	 * Question field in *Accordéon → Questions choisies dans la FAQ → Primary → Questions (trois à six)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir une question de la FAQ
	 * - **API ID Path**: accordion.faq.primary.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	question: ContentRelationshipFieldWithData<[{"fields":["question","answer"],"id":"faq_question"}]>;
}

/**
 * Primary content in *Accordéon → Titres et textes écrits ici → Primary*
 */
export interface AccordionSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Accordéon → Titres et textes écrits ici → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Acheter chez Silène
	 * - **API ID Path**: accordion.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Accordéon → Titres et textes écrits ici → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une phrase au-dessus des parties
	 * - **API ID Path**: accordion.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Parties (trois à huit) field in *Accordéon → Titres et textes écrits ici → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<AccordionSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Fond de la tranche field in *Accordéon → Titres et textes écrits ici → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: accordion.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Titres et textes écrits ici variation for Accordéon Slice
 *
 * - **API ID**: `default`
 * - **Description**: Pour des détails propres à cette page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AccordionSliceDefaultPrimary>, never>;

/**
 * Primary content in *Accordéon → Questions choisies dans la FAQ → Primary*
 */
export interface AccordionSliceFaqPrimary {
	/**
	 * Titre de la tranche field in *Accordéon → Questions choisies dans la FAQ → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Vos questions
	 * - **API ID Path**: accordion.faq.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Questions (trois à six) field in *Accordéon → Questions choisies dans la FAQ → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.faq.primary.questions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<AccordionSliceFaqPrimaryQuestionsItem>>;
	
	/**
	 * Lien vers la FAQ field in *Accordéon → Questions choisies dans la FAQ → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Toutes les questions
	 * - **API ID Path**: accordion.faq.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Fond de la tranche field in *Accordéon → Questions choisies dans la FAQ → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: accordion.faq.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Questions choisies dans la FAQ variation for Accordéon Slice
 *
 * - **API ID**: `faq`
 * - **Description**: La réponse reste celle de la FAQ : elle ne s’écrit qu’une fois
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSliceFaq = prismic.SharedSliceVariation<"faq", Simplify<AccordionSliceFaqPrimary>, never>;

/**
 * Slice variation for *Accordéon*
 */
type AccordionSliceVariation = AccordionSliceDefault | AccordionSliceFaq

/**
 * Accordéon Shared Slice
 *
 * - **API ID**: `accordion`
 * - **Description**: Des titres qui se déplient : conditions, détails, questions courtes
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSlice = prismic.SharedSlice<"accordion", AccordionSliceVariation>;

/**
 * Item in *Conseils santé → Conseils choisis un à un → Primary → Conseils (trois à six)*
 */
export interface AdviceCarouselSliceDefaultPrimaryAdviceItem {
	/**
	 * Conseil field in *Conseils santé → Conseils choisis un à un → Primary → Conseils (trois à six)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un conseil
	 * - **API ID Path**: advice_carousel.default.primary.advice[].advice
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	advice: ContentRelationshipFieldWithData<[{"fields":["title","standfirst","picture","reviewed_on",{"customtypes":[{"fields":["title","short_title","section_background"],"id":"health_theme"}],"id":"theme"}],"id":"advice"}]>;
}

/**
 * Primary content in *Conseils santé → Conseils choisis un à un → Primary*
 */
export interface AdviceCarouselSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Conseils santé → Conseils choisis un à un → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Conseils de saison
	 * - **API ID Path**: advice_carousel.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Lien vers la suite field in *Conseils santé → Conseils choisis un à un → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Tous les conseils santé
	 * - **API ID Path**: advice_carousel.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Conseils (trois à six) field in *Conseils santé → Conseils choisis un à un → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice_carousel.default.primary.advice[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	advice: prismic.GroupField<Simplify<AdviceCarouselSliceDefaultPrimaryAdviceItem>>;
	
	/**
	 * Fond de la tranche field in *Conseils santé → Conseils choisis un à un → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: advice_carousel.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Conseils choisis un à un variation for Conseils santé Slice
 *
 * - **API ID**: `default`
 * - **Description**: Pour mettre en avant des articles précis
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AdviceCarouselSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AdviceCarouselSliceDefaultPrimary>, never>;

/**
 * Primary content in *Conseils santé → Les derniers conseils d’un thème → Primary*
 */
export interface AdviceCarouselSliceThemePrimary {
	/**
	 * Titre de la tranche (vide : le nom du thème) field in *Conseils santé → Les derniers conseils d’un thème → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mieux dormir
	 * - **API ID Path**: advice_carousel.theme.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Thème field in *Conseils santé → Les derniers conseils d’un thème → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un thème
	 * - **API ID Path**: advice_carousel.theme.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	theme: ContentRelationshipFieldWithData<[{"fields":["title","short_title","section_background"],"id":"health_theme"}]>;
	
	/**
	 * Nombre de conseils (1 à 12) field in *Conseils santé → Les derniers conseils d’un thème → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 4
	 * - **API ID Path**: advice_carousel.theme.primary.count
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	count: prismic.NumberField;
	
	/**
	 * Fond de la tranche field in *Conseils santé → Les derniers conseils d’un thème → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: advice_carousel.theme.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Les derniers conseils d’un thème variation for Conseils santé Slice
 *
 * - **API ID**: `theme`
 * - **Description**: Se met à jour seule à chaque publication
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AdviceCarouselSliceTheme = prismic.SharedSliceVariation<"theme", Simplify<AdviceCarouselSliceThemePrimary>, never>;

/**
 * Slice variation for *Conseils santé*
 */
type AdviceCarouselSliceVariation = AdviceCarouselSliceDefault | AdviceCarouselSliceTheme

/**
 * Conseils santé Shared Slice
 *
 * - **API ID**: `advice_carousel`
 * - **Description**: Une rangée de conseils à lire
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AdviceCarouselSlice = prismic.SharedSlice<"advice_carousel", AdviceCarouselSliceVariation>;

/**
 * Primary content in *Calculateur de quantités → Calculateur → Primary*
 */
export interface CalculatorSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Calculateur de quantités → Calculateur → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Combien de tubes ?
	 * - **API ID Path**: calculator.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Calculateur de quantités → Calculateur → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une phrase au-dessus du calculateur
	 * - **API ID Path**: calculator.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Forme affichée d’abord field in *Calculateur de quantités → Calculateur → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir la forme de départ
	 * - **Default Value**: Granules (tube)
	 * - **API ID Path**: calculator.default.primary.comp
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	comp: prismic.SelectField<"Granules (tube)" | "Gouttes (flacon)" | "Teinture mère (flacon)", "filled">;
	
	/**
	 * Fond de la tranche field in *Calculateur de quantités → Calculateur → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: calculator.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Calculateur variation for Calculateur de quantités Slice
 *
 * - **API ID**: `default`
 * - **Description**: Il compte seulement : la posologie reste celle de l’ordonnance
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalculatorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CalculatorSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Calculateur de quantités*
 */
type CalculatorSliceVariation = CalculatorSliceDefault

/**
 * Calculateur de quantités Shared Slice
 *
 * - **API ID**: `calculator`
 * - **Description**: Calcule combien de tubes ou de flacons demande une ordonnance
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalculatorSlice = prismic.SharedSlice<"calculator", CalculatorSliceVariation>;

/**
 * Primary content in *Encadré → Remarque → Primary*
 */
export interface CalloutSliceDefaultPrimary {
	/**
	 * Ton de la remarque field in *Encadré → Remarque → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Mise en garde pour la sécurité seulement
	 * - **Default Value**: Information
	 * - **API ID Path**: callout.default.primary.tone
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tone: prismic.SelectField<"Information" | "Conseil" | "Mise en garde", "filled">;
	
	/**
	 * Titre de la remarque field in *Encadré → Remarque → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Le bon geste
	 * - **API ID Path**: callout.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Encadré → Remarque → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Deux phrases au plus
	 * - **API ID Path**: callout.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Fond de la tranche field in *Encadré → Remarque → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: callout.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Remarque variation for Encadré Slice
 *
 * - **API ID**: `default`
 * - **Description**: Information, conseil ou mise en garde dans un texte
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalloutSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CalloutSliceDefaultPrimary>, never>;

/**
 * Primary content in *Encadré → Invitation avec un bouton → Primary*
 */
export interface CalloutSliceActionPrimary {
	/**
	 * Titre de l’invitation field in *Encadré → Invitation avec un bouton → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Trouver un professionnel près de vous
	 * - **API ID Path**: callout.action.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Encadré → Invitation avec un bouton → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases
	 * - **API ID Path**: callout.action.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Bouton field in *Encadré → Invitation avec un bouton → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Ouvrir l’annuaire
	 * - **API ID Path**: callout.action.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Plante ou emballage détouré, décoratif (fond transparent) field in *Encadré → Invitation avec un bouton → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.action.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de la tranche field in *Encadré → Invitation avec un bouton → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: callout.action.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Invitation avec un bouton variation for Encadré Slice
 *
 * - **API ID**: `action`
 * - **Description**: Pour conduire vers une autre page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalloutSliceAction = prismic.SharedSliceVariation<"action", Simplify<CalloutSliceActionPrimary>, never>;

/**
 * Slice variation for *Encadré*
 */
type CalloutSliceVariation = CalloutSliceDefault | CalloutSliceAction

/**
 * Encadré Shared Slice
 *
 * - **API ID**: `callout`
 * - **Description**: Une remarque détachée du texte, ou une invitation à agir
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalloutSlice = prismic.SharedSlice<"callout", CalloutSliceVariation>;

/**
 * Item in *Fichiers à télécharger → Liste de fichiers → Primary → Fichiers*
 */
export interface DownloadsSliceDefaultPrimaryItemsItem {
	/**
	 * Fichier field in *Fichiers à télécharger → Liste de fichiers → Primary → Fichiers*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: Choisir un fichier de la médiathèque
	 * - **API ID Path**: downloads.default.primary.items[].file
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Titre du fichier (vide : son nom) field in *Fichiers à télécharger → Liste de fichiers → Primary → Fichiers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Rapport 2026
	 * - **API ID Path**: downloads.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Date, langue, contenu field in *Fichiers à télécharger → Liste de fichiers → Primary → Fichiers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mars 2026, 12 pages
	 * - **API ID Path**: downloads.default.primary.items[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Primary content in *Fichiers à télécharger → Liste de fichiers → Primary*
 */
export interface DownloadsSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Fichiers à télécharger → Liste de fichiers → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Documents
	 * - **API ID Path**: downloads.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Fichiers field in *Fichiers à télécharger → Liste de fichiers → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: downloads.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<DownloadsSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Fond de la tranche field in *Fichiers à télécharger → Liste de fichiers → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: downloads.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Liste de fichiers variation for Fichiers à télécharger Slice
 *
 * - **API ID**: `default`
 * - **Description**: Le poids et le format s’affichent seuls
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DownloadsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DownloadsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Fichiers à télécharger*
 */
type DownloadsSliceVariation = DownloadsSliceDefault

/**
 * Fichiers à télécharger Shared Slice
 *
 * - **API ID**: `downloads`
 * - **Description**: Une liste de documents : rapports, notices, formulaires
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DownloadsSlice = prismic.SharedSlice<"downloads", DownloadsSliceVariation>;

/**
 * Item in *Deux panneaux → Deux panneaux côte à côte → Primary → Panneaux (deux)*
 */
export interface DuoSliceDefaultPrimaryItemsItem {
	/**
	 * Titre du panneau field in *Deux panneaux → Deux panneaux côte à côte → Primary → Panneaux (deux)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Trouver un professionnel
	 * - **API ID Path**: duo.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte du panneau field in *Deux panneaux → Deux panneaux côte à côte → Primary → Panneaux (deux)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase, 120 signes au plus
	 * - **API ID Path**: duo.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Bouton field in *Deux panneaux → Deux panneaux côte à côte → Primary → Panneaux (deux)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Ouvrir l’annuaire
	 * - **API ID Path**: duo.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Image détourée, décorative (fond transparent) field in *Deux panneaux → Deux panneaux côte à côte → Primary → Panneaux (deux)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: duo.default.primary.items[].picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond du panneau field in *Deux panneaux → Deux panneaux côte à côte → Primary → Panneaux (deux)*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Le rose seulement si le lien mène à une page pour enfants
	 * - **Default Value**: Blanc
	 * - **API ID Path**: duo.default.primary.items[].section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Primary content in *Deux panneaux → Deux panneaux côte à côte → Primary*
 */
export interface DuoSliceDefaultPrimary {
	/**
	 * Panneaux (deux) field in *Deux panneaux → Deux panneaux côte à côte → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: duo.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<DuoSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Fond de la tranche field in *Deux panneaux → Deux panneaux côte à côte → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: duo.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Deux panneaux côte à côte variation for Deux panneaux Slice
 *
 * - **API ID**: `default`
 * - **Description**: Deux sujets d’égale importance, avec chacun un lien
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DuoSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DuoSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Deux panneaux*
 */
type DuoSliceVariation = DuoSliceDefault

/**
 * Deux panneaux Shared Slice
 *
 * - **API ID**: `duo`
 * - **Description**: Deux grandes entrées côte à côte
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DuoSlice = prismic.SharedSlice<"duo", DuoSliceVariation>;

/**
 * Item in *Chiffres clés → Rangée de chiffres → Primary → Chiffres (trois ou quatre)*
 */
export interface FiguresSliceDefaultPrimaryItemsItem {
	/**
	 * Chiffre, avec son unité field in *Chiffres clés → Rangée de chiffres → Primary → Chiffres (trois ou quatre)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 640
	 * - **API ID Path**: figures.default.primary.items[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Ce qu’il compte field in *Chiffres clés → Rangée de chiffres → Primary → Chiffres (trois ou quatre)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: personnes travaillent à Die
	 * - **API ID Path**: figures.default.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Item in *Chiffres clés → Chiffres à côté d’une photo → Primary → Chiffres (deux ou trois)*
 */
export interface FiguresSliceIllustratedPrimaryItemsItem {
	/**
	 * Chiffre, avec son unité field in *Chiffres clés → Chiffres à côté d’une photo → Primary → Chiffres (deux ou trois)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 12 ha
	 * - **API ID Path**: figures.illustrated.primary.items[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Ce qu’il compte field in *Chiffres clés → Chiffres à côté d’une photo → Primary → Chiffres (deux ou trois)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: de cultures en agriculture biologique
	 * - **API ID Path**: figures.illustrated.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Primary content in *Chiffres clés → Rangée de chiffres → Primary*
 */
export interface FiguresSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Chiffres clés → Rangée de chiffres → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La maison en chiffres
	 * - **API ID Path**: figures.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Chiffres (trois ou quatre) field in *Chiffres clés → Rangée de chiffres → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FiguresSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Source ou date des chiffres field in *Chiffres clés → Rangée de chiffres → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Au 31 décembre 2025
	 * - **API ID Path**: figures.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Fond de la tranche field in *Chiffres clés → Rangée de chiffres → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: figures.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Rangée de chiffres variation for Chiffres clés Slice
 *
 * - **API ID**: `default`
 * - **Description**: Trois à quatre chiffres sur toute la largeur
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FiguresSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FiguresSliceDefaultPrimary>, never>;

/**
 * Primary content in *Chiffres clés → Chiffres à côté d’une photo → Primary*
 */
export interface FiguresSliceIllustratedPrimary {
	/**
	 * Titre de la tranche field in *Chiffres clés → Chiffres à côté d’une photo → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nos champs
	 * - **API ID Path**: figures.illustrated.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Chiffres clés → Chiffres à côté d’une photo → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Deux phrases au-dessus des chiffres
	 * - **API ID Path**: figures.illustrated.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Chiffres (deux ou trois) field in *Chiffres clés → Chiffres à côté d’une photo → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FiguresSliceIllustratedPrimaryItemsItem>>;
	
	/**
	 * Source ou date des chiffres field in *Chiffres clés → Chiffres à côté d’une photo → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Récolte 2026
	 * - **API ID Path**: figures.illustrated.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Photo (portrait ou carrée, 1200 px au moins) field in *Chiffres clés → Chiffres à côté d’une photo → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de la tranche field in *Chiffres clés → Chiffres à côté d’une photo → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: figures.illustrated.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Chiffres à côté d’une photo variation for Chiffres clés Slice
 *
 * - **API ID**: `illustrated`
 * - **Description**: Quand une image dit autant que les chiffres
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FiguresSliceIllustrated = prismic.SharedSliceVariation<"illustrated", Simplify<FiguresSliceIllustratedPrimary>, never>;

/**
 * Slice variation for *Chiffres clés*
 */
type FiguresSliceVariation = FiguresSliceDefault | FiguresSliceIllustrated

/**
 * Chiffres clés Shared Slice
 *
 * - **API ID**: `figures`
 * - **Description**: Quelques nombres et ce qu’ils comptent
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FiguresSlice = prismic.SharedSlice<"figures", FiguresSliceVariation>;

/**
 * Primary content in *Renvoi vers un formulaire → Titre, texte et bouton → Primary*
 */
export interface FormBlockSliceDefaultPrimary {
	/**
	 * Formulaire field in *Renvoi vers un formulaire → Titre, texte et bouton → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choisir le formulaire à ouvrir
	 * - **Default Value**: Contact
	 * - **API ID Path**: form_block.default.primary.form
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	form: prismic.SelectField<"Contact" | "Candidature spontanée" | "Alerte de retour en stock" | "Retour de produits", "filled">;
	
	/**
	 * Titre de la tranche field in *Renvoi vers un formulaire → Titre, texte et bouton → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une question ?
	 * - **API ID Path**: form_block.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Renvoi vers un formulaire → Titre, texte et bouton → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases
	 * - **API ID Path**: form_block.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Fond de la tranche field in *Renvoi vers un formulaire → Titre, texte et bouton → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: form_block.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Titre, texte et bouton variation for Renvoi vers un formulaire Slice
 *
 * - **API ID**: `default`
 * - **Description**: Le bouton mène à la page du formulaire choisi
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormBlockSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FormBlockSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Renvoi vers un formulaire*
 */
type FormBlockSliceVariation = FormBlockSliceDefault

/**
 * Renvoi vers un formulaire Shared Slice
 *
 * - **API ID**: `form_block`
 * - **Description**: Invite à ouvrir un formulaire du site
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormBlockSlice = prismic.SharedSlice<"form_block", FormBlockSliceVariation>;

/**
 * Item in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary → Étiquettes de plantes posées sur la photo (cinq au plus)*
 */
export interface HeroSliceDefaultPrimaryLabelsItem {
	/**
	 * Nom de la plante field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary → Étiquettes de plantes posées sur la photo (cinq au plus)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Camomille
	 * - **API ID Path**: hero.default.primary.labels[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Nom latin field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary → Étiquettes de plantes posées sur la photo (cinq au plus)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Matricaria chamomilla
	 * - **API ID Path**: hero.default.primary.labels[].latin
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	latin: prismic.KeyTextField;
	
	/**
	 * Page de la plante field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary → Étiquettes de plantes posées sur la photo (cinq au plus)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Choisir une page
	 * - **API ID Path**: hero.default.primary.labels[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Position horizontale, en % de la largeur (0 à 100) field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary → Étiquettes de plantes posées sur la photo (cinq au plus)*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 35
	 * - **API ID Path**: hero.default.primary.labels[].x
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	x: prismic.NumberField;
	
	/**
	 * Hauteur au-dessus du bord bas, en % de la largeur (0 à 100) field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary → Étiquettes de plantes posées sur la photo (cinq au plus)*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 20
	 * - **API ID Path**: hero.default.primary.labels[].y
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	y: prismic.NumberField;
	
	/**
	 * Longueur de la tige, en % de la largeur (0 à 100) field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary → Étiquettes de plantes posées sur la photo (cinq au plus)*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 6
	 * - **API ID Path**: hero.default.primary.labels[].stem
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	stem: prismic.NumberField;
}

/**
 * Primary content in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Grand titre field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Le soin, à juste dose (40 signes au plus)
	 * - **API ID Path**: hero.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Phrase sous le titre field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 160 signes au plus
	 * - **API ID Path**: hero.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Premier bouton field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Entrer dans la boutique
	 * - **API ID Path**: hero.default.primary.primary_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second bouton field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Voir les médicaments
	 * - **API ID Path**: hero.default.primary.secondary_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Photo sur grand écran (2400 × 1120 px) field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Photo sur téléphone (840 × 1080 px) field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.picture_mobile
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture_mobile: prismic.ImageField<never>;
	
	/**
	 * Étiquettes de plantes posées sur la photo (cinq au plus) field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.labels[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	labels: prismic.GroupField<Simplify<HeroSliceDefaultPrimaryLabelsItem>>;
	
	/**
	 * Fond de la tranche field in *Ouverture de page → Grand titre, photo et étiquettes de plantes → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: hero.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Grand titre, photo et étiquettes de plantes variation for Ouverture de page Slice
 *
 * - **API ID**: `default`
 * - **Description**: Pour l’accueil : l’image occupe toute la largeur
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/**
 * Primary content in *Ouverture de page → Titre et phrase, sans photo → Primary*
 */
export interface HeroSliceCompactPrimary {
	/**
	 * Titre field in *Ouverture de page → Titre et phrase, sans photo → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nous rejoindre (40 signes au plus)
	 * - **API ID Path**: hero.compact.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Phrase sous le titre field in *Ouverture de page → Titre et phrase, sans photo → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 160 signes au plus
	 * - **API ID Path**: hero.compact.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Premier bouton field in *Ouverture de page → Titre et phrase, sans photo → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Voir les offres
	 * - **API ID Path**: hero.compact.primary.primary_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second bouton field in *Ouverture de page → Titre et phrase, sans photo → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Candidature spontanée
	 * - **API ID Path**: hero.compact.primary.secondary_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Fond de la tranche field in *Ouverture de page → Titre et phrase, sans photo → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: hero.compact.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Titre et phrase, sans photo variation for Ouverture de page Slice
 *
 * - **API ID**: `compact`
 * - **Description**: Pour ouvrir une page courte
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceCompact = prismic.SharedSliceVariation<"compact", Simplify<HeroSliceCompactPrimary>, never>;

/**
 * Slice variation for *Ouverture de page*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceCompact

/**
 * Ouverture de page Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: Le grand titre en haut d’une page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/**
 * Primary content in *Image et texte → Photo à côté du texte → Primary*
 */
export interface ImageTextSliceDefaultPrimary {
	/**
	 * Titre field in *Image et texte → Photo à côté du texte → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Cueillies à la main
	 * - **API ID Path**: image_text.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Image et texte → Photo à côté du texte → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Deux à quatre phrases
	 * - **API ID Path**: image_text.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Lien field in *Image et texte → Photo à côté du texte → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Découvrir nos champs
	 * - **API ID Path**: image_text.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Photo (1200 × 900 px au moins ; décrire l’image) field in *Image et texte → Photo à côté du texte → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Place de la photo sur grand écran field in *Image et texte → Photo à côté du texte → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: À gauche par défaut
	 * - **Default Value**: À gauche
	 * - **API ID Path**: image_text.default.primary.side
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	side: prismic.SelectField<"À gauche" | "À droite", "filled">;
	
	/**
	 * Fond de la tranche field in *Image et texte → Photo à côté du texte → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: image_text.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Photo à côté du texte variation for Image et texte Slice
 *
 * - **API ID**: `default`
 * - **Description**: La présentation courante d’une photo
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ImageTextSliceDefaultPrimary>, never>;

/**
 * Primary content in *Image et texte → Photo sur toute la largeur, texte dessous → Primary*
 */
export interface ImageTextSliceWidePrimary {
	/**
	 * Titre field in *Image et texte → Photo sur toute la largeur, texte dessous → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Die, au pied du Vercors
	 * - **API ID Path**: image_text.wide.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Image et texte → Photo sur toute la largeur, texte dessous → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Deux à quatre phrases
	 * - **API ID Path**: image_text.wide.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Lien field in *Image et texte → Photo sur toute la largeur, texte dessous → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Découvrir la maison
	 * - **API ID Path**: image_text.wide.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Photo panoramique (2400 × 1000 px au moins ; décrire l’image) field in *Image et texte → Photo sur toute la largeur, texte dessous → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.wide.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Fond de la tranche field in *Image et texte → Photo sur toute la largeur, texte dessous → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: image_text.wide.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Photo sur toute la largeur, texte dessous variation for Image et texte Slice
 *
 * - **API ID**: `wide`
 * - **Description**: Pour un paysage
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSliceWide = prismic.SharedSliceVariation<"wide", Simplify<ImageTextSliceWidePrimary>, never>;

/**
 * Slice variation for *Image et texte*
 */
type ImageTextSliceVariation = ImageTextSliceDefault | ImageTextSliceWide

/**
 * Image et texte Shared Slice
 *
 * - **API ID**: `image_text`
 * - **Description**: Une photo avec son explication
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSlice = prismic.SharedSlice<"image_text", ImageTextSliceVariation>;

/**
 * Item in *Logos et labels → Logos côte à côte → Primary → Logos (trois à huit)*
 */
export interface LogosSliceDefaultPrimaryItemsItem {
	/**
	 * Logo (SVG ou PNG transparent) field in *Logos et labels → Logos côte à côte → Primary → Logos (trois à huit)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.default.primary.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Nom de l’organisme field in *Logos et labels → Logos côte à côte → Primary → Logos (trois à huit)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Agence Bio
	 * - **API ID Path**: logos.default.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Site de l’organisme field in *Logos et labels → Logos côte à côte → Primary → Logos (trois à huit)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: https://www.agencebio.org
	 * - **API ID Path**: logos.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Logos et labels → Labels expliqués → Primary → Labels (deux à six)*
 */
export interface LogosSliceLabelsPrimaryItemsItem {
	/**
	 * Logo (SVG ou PNG transparent) field in *Logos et labels → Labels expliqués → Primary → Labels (deux à six)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.labels.primary.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Nom du label field in *Logos et labels → Labels expliqués → Primary → Labels (deux à six)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Agriculture biologique
	 * - **API ID Path**: logos.labels.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Ce qu’il garantit field in *Logos et labels → Labels expliqués → Primary → Labels (deux à six)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase, 120 signes au plus
	 * - **API ID Path**: logos.labels.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Site du label field in *Logos et labels → Labels expliqués → Primary → Labels (deux à six)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: https://www.agencebio.org
	 * - **API ID Path**: logos.labels.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Logos et labels → Logos côte à côte → Primary*
 */
export interface LogosSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Logos et labels → Logos côte à côte → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ils parlent de nous
	 * - **API ID Path**: logos.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Logos (trois à huit) field in *Logos et labels → Logos côte à côte → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<LogosSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Fond de la tranche field in *Logos et labels → Logos côte à côte → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: logos.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Logos côte à côte variation for Logos et labels Slice
 *
 * - **API ID**: `default`
 * - **Description**: Pour des partenaires ou la presse
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogosSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LogosSliceDefaultPrimary>, never>;

/**
 * Primary content in *Logos et labels → Labels expliqués → Primary*
 */
export interface LogosSliceLabelsPrimary {
	/**
	 * Titre de la tranche field in *Logos et labels → Labels expliqués → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nos labels
	 * - **API ID Path**: logos.labels.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Labels (deux à six) field in *Logos et labels → Labels expliqués → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.labels.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<LogosSliceLabelsPrimaryItemsItem>>;
	
	/**
	 * Fond de la tranche field in *Logos et labels → Labels expliqués → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: logos.labels.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Labels expliqués variation for Logos et labels Slice
 *
 * - **API ID**: `labels`
 * - **Description**: Chaque label avec ce qu’il garantit
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogosSliceLabels = prismic.SharedSliceVariation<"labels", Simplify<LogosSliceLabelsPrimary>, never>;

/**
 * Slice variation for *Logos et labels*
 */
type LogosSliceVariation = LogosSliceDefault | LogosSliceLabels

/**
 * Logos et labels Shared Slice
 *
 * - **API ID**: `logos`
 * - **Description**: Partenaires, presse, labels de qualité
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogosSlice = prismic.SharedSlice<"logos", LogosSliceVariation>;

/**
 * Item in *Entrées par besoin → Liste sur deux colonnes → Primary → Besoins (quatre à dix)*
 */
export interface NeedsSliceDefaultPrimaryItemsItem {
	/**
	 * Besoin field in *Entrées par besoin → Liste sur deux colonnes → Primary → Besoins (quatre à dix)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Mieux dormir
	 * - **API ID Path**: needs.default.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Ce que l’on y trouve field in *Entrées par besoin → Liste sur deux colonnes → Primary → Besoins (quatre à dix)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Compléments et conseils
	 * - **API ID Path**: needs.default.primary.items[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Page field in *Entrées par besoin → Liste sur deux colonnes → Primary → Besoins (quatre à dix)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Choisir une page
	 * - **API ID Path**: needs.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Entrées par besoin → Liste sur deux colonnes → Primary*
 */
export interface NeedsSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Entrées par besoin → Liste sur deux colonnes → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: De quoi avez-vous besoin ?
	 * - **API ID Path**: needs.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Entrées par besoin → Liste sur deux colonnes → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase sous le titre
	 * - **API ID Path**: needs.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Besoins (quatre à dix) field in *Entrées par besoin → Liste sur deux colonnes → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<NeedsSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Plante détourée, décorative (en hauteur, fond transparent) field in *Entrées par besoin → Liste sur deux colonnes → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de la tranche field in *Entrées par besoin → Liste sur deux colonnes → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: needs.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Liste sur deux colonnes variation for Entrées par besoin Slice
 *
 * - **API ID**: `default`
 * - **Description**: Chaque besoin demande un lien, sinon il n’est pas montré
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NeedsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NeedsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Entrées par besoin*
 */
type NeedsSliceVariation = NeedsSliceDefault

/**
 * Entrées par besoin Shared Slice
 *
 * - **API ID**: `needs`
 * - **Description**: Une liste de besoins qui mènent aux bonnes pages
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NeedsSlice = prismic.SharedSlice<"needs", NeedsSliceVariation>;

/**
 * Primary content in *Lettre d’information → Inscription → Primary*
 */
export interface NewsletterBlockSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Lettre d’information → Inscription → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La lettre de saison
	 * - **API ID Path**: newsletter_block.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Lettre d’information → Inscription → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Ce que l’on reçoit et à quel rythme
	 * - **API ID Path**: newsletter_block.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Note : qui garde l’adresse, comment partir field in *Lettre d’information → Inscription → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Désinscription en un clic, lien vers la page des données
	 * - **API ID Path**: newsletter_block.default.primary.consent
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	consent: prismic.RichTextField;
	
	/**
	 * Plante détourée, décorative (en hauteur, fond transparent) field in *Lettre d’information → Inscription → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: newsletter_block.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de la tranche field in *Lettre d’information → Inscription → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: newsletter_block.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Inscription variation for Lettre d’information Slice
 *
 * - **API ID**: `default`
 * - **Description**: Le formulaire est celui du pied de page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NewsletterBlockSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NewsletterBlockSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Lettre d’information*
 */
type NewsletterBlockSliceVariation = NewsletterBlockSliceDefault

/**
 * Lettre d’information Shared Slice
 *
 * - **API ID**: `newsletter_block`
 * - **Description**: Inscription à la lettre de la maison
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NewsletterBlockSlice = prismic.SharedSlice<"newsletter_block", NewsletterBlockSliceVariation>;

/**
 * Item in *Rangée de produits → Produits choisis un à un → Primary → Produits (trois à huit)*
 */
export interface ProductCarouselSliceDefaultPrimaryProductsItem {
	/**
	 * Produit field in *Rangée de produits → Produits choisis un à un → Primary → Produits (trois à huit)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choisir un produit
	 * - **API ID Path**: product_carousel.default.primary.products[].product
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	product: ContentRelationshipFieldWithData<[{"fields":["title","subtitle",{"customtypes":[{"fields":["title","short_title","kind"],"id":"product_category"}],"id":"category"},"regulatory_class","shop_product_id","tint","pack","badge","form","format_line"],"id":"product"}]>;
}

/**
 * Primary content in *Rangée de produits → Produits choisis un à un → Primary*
 */
export interface ProductCarouselSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Rangée de produits → Produits choisis un à un → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: En ce moment à la boutique
	 * - **API ID Path**: product_carousel.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Lien vers la suite field in *Rangée de produits → Produits choisis un à un → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Voir toute la boutique
	 * - **API ID Path**: product_carousel.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Produits (trois à huit) field in *Rangée de produits → Produits choisis un à un → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_carousel.default.primary.products[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	products: prismic.GroupField<Simplify<ProductCarouselSliceDefaultPrimaryProductsItem>>;
	
	/**
	 * Fond de la tranche field in *Rangée de produits → Produits choisis un à un → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: product_carousel.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Produits choisis un à un variation for Rangée de produits Slice
 *
 * - **API ID**: `default`
 * - **Description**: Un produit absent d’un marché n’y est pas montré
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductCarouselSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductCarouselSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Rangée de produits*
 */
type ProductCarouselSliceVariation = ProductCarouselSliceDefault

/**
 * Rangée de produits Shared Slice
 *
 * - **API ID**: `product_carousel`
 * - **Description**: Des produits choisis, avec leur prix s’ils sont vendus
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductCarouselSlice = prismic.SharedSlice<"product_carousel", ProductCarouselSliceVariation>;

/**
 * Primary content in *Citation → Citation avec portrait → Primary*
 */
export interface QuotationSliceDefaultPrimary {
	/**
	 * Citation, guillemets compris field in *Citation → Citation avec portrait → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: « La plante d’abord. »
	 * - **API ID Path**: quotation.default.primary.quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Auteur field in *Citation → Citation avec portrait → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Claire Aubanel
	 * - **API ID Path**: quotation.default.primary.author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Fonction field in *Citation → Citation avec portrait → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Pharmacienne
	 * - **API ID Path**: quotation.default.primary.role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Portrait (carré, 600 × 600 px au moins) field in *Citation → Citation avec portrait → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotation.default.primary.portrait
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	portrait: prismic.ImageField<never>;
	
	/**
	 * Fond de la tranche field in *Citation → Citation avec portrait → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: quotation.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Citation avec portrait variation for Citation Slice
 *
 * - **API ID**: `default`
 * - **Description**: Avec l’auteur et, s’il y en a un, son portrait
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuotationSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuotationSliceDefaultPrimary>, never>;

/**
 * Primary content in *Citation → Citation en grand → Primary*
 */
export interface QuotationSliceLargePrimary {
	/**
	 * Citation, guillemets compris field in *Citation → Citation en grand → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: « À juste dose. » (80 signes au plus)
	 * - **API ID Path**: quotation.large.primary.quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Auteur field in *Citation → Citation en grand → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Claire Aubanel
	 * - **API ID Path**: quotation.large.primary.author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Fonction field in *Citation → Citation en grand → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Pharmacienne
	 * - **API ID Path**: quotation.large.primary.role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Fond de la tranche field in *Citation → Citation en grand → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: quotation.large.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Citation en grand variation for Citation Slice
 *
 * - **API ID**: `large`
 * - **Description**: Une phrase courte sur toute la largeur
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuotationSliceLarge = prismic.SharedSliceVariation<"large", Simplify<QuotationSliceLargePrimary>, never>;

/**
 * Slice variation for *Citation*
 */
type QuotationSliceVariation = QuotationSliceDefault | QuotationSliceLarge

/**
 * Citation Shared Slice
 *
 * - **API ID**: `quotation`
 * - **Description**: Les mots de quelqu’un (jamais un avis sur un médicament)
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuotationSlice = prismic.SharedSlice<"quotation", QuotationSliceVariation>;

/**
 * Item in *Rayons en grandes tuiles → Tuiles avec image → Primary → Tuiles (deux à quatre)*
 */
export interface ShelvesSliceDefaultPrimaryItemsItem {
	/**
	 * Titre de la tuile field in *Rayons en grandes tuiles → Tuiles avec image → Primary → Tuiles (deux à quatre)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Compléments alimentaires
	 * - **API ID Path**: shelves.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte de la tuile field in *Rayons en grandes tuiles → Tuiles avec image → Primary → Tuiles (deux à quatre)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase, 80 signes au plus
	 * - **API ID Path**: shelves.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Page field in *Rayons en grandes tuiles → Tuiles avec image → Primary → Tuiles (deux à quatre)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Choisir une page
	 * - **API ID Path**: shelves.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Image détourée (fond transparent) field in *Rayons en grandes tuiles → Tuiles avec image → Primary → Tuiles (deux à quatre)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.items[].picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de la tuile field in *Rayons en grandes tuiles → Tuiles avec image → Primary → Tuiles (deux à quatre)*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Le rose seulement si le lien mène à une page pour enfants
	 * - **Default Value**: Blanc
	 * - **API ID Path**: shelves.default.primary.items[].section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Primary content in *Rayons en grandes tuiles → Tuiles avec image → Primary*
 */
export interface ShelvesSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Rayons en grandes tuiles → Tuiles avec image → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Nos rayons
	 * - **API ID Path**: shelves.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Rayons en grandes tuiles → Tuiles avec image → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une phrase à côté du titre
	 * - **API ID Path**: shelves.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Tuiles (deux à quatre) field in *Rayons en grandes tuiles → Tuiles avec image → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<ShelvesSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Fond de la tranche field in *Rayons en grandes tuiles → Tuiles avec image → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: shelves.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Tuiles avec image variation for Rayons en grandes tuiles Slice
 *
 * - **API ID**: `default`
 * - **Description**: Deux à quatre tuiles, chacune avec un lien
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ShelvesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ShelvesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Rayons en grandes tuiles*
 */
type ShelvesSliceVariation = ShelvesSliceDefault

/**
 * Rayons en grandes tuiles Shared Slice
 *
 * - **API ID**: `shelves`
 * - **Description**: Les familles de produits ou de pages
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ShelvesSlice = prismic.SharedSlice<"shelves", ShelvesSliceVariation>;

/**
 * Item in *Carte des sites → Carte et liste des lieux → Primary → Lieux*
 */
export interface SitesMapSliceDefaultPrimaryItemsItem {
	/**
	 * Nom du lieu field in *Carte des sites → Carte et liste des lieux → Primary → Lieux*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Die
	 * - **API ID Path**: sites_map.default.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Activité field in *Carte des sites → Carte et liste des lieux → Primary → Lieux*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Laboratoire et siège
	 * - **API ID Path**: sites_map.default.primary.items[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kind: prismic.KeyTextField;
	
	/**
	 * Adresse field in *Carte des sites → Carte et liste des lieux → Primary → Lieux*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: ZA de Cocause, 26150 Die
	 * - **API ID Path**: sites_map.default.primary.items[].address
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	address: prismic.KeyTextField;
	
	/**
	 * Position (latitude et longitude) field in *Carte des sites → Carte et liste des lieux → Primary → Lieux*
	 *
	 * - **Field Type**: GeoPoint
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.items[].place
	 * - **Documentation**: https://prismic.io/docs/fields/geopoint
	 */
	place: prismic.GeoPointField;
}

/**
 * Primary content in *Carte des sites → Carte et liste des lieux → Primary*
 */
export interface SitesMapSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Carte des sites → Carte et liste des lieux → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Où nous sommes
	 * - **API ID Path**: sites_map.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Carte des sites → Carte et liste des lieux → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases
	 * - **API ID Path**: sites_map.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Lieux field in *Carte des sites → Carte et liste des lieux → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<SitesMapSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Fond de la tranche field in *Carte des sites → Carte et liste des lieux → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: sites_map.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Carte et liste des lieux variation for Carte des sites Slice
 *
 * - **API ID**: `default`
 * - **Description**: Un lieu hors de France est dans la liste seulement
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SitesMapSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SitesMapSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Carte des sites*
 */
type SitesMapSliceVariation = SitesMapSliceDefault

/**
 * Carte des sites Shared Slice
 *
 * - **API ID**: `sites_map`
 * - **Description**: Les lieux de la maison sur une carte de France
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SitesMapSlice = prismic.SharedSlice<"sites_map", SitesMapSliceVariation>;

/**
 * Item in *Étapes numérotées → Étapes et photo panoramique → Primary → Étapes (trois à cinq)*
 */
export interface StepsSliceDefaultPrimaryItemsItem {
	/**
	 * Titre de l’étape field in *Étapes numérotées → Étapes et photo panoramique → Primary → Étapes (trois à cinq)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La cueillette
	 * - **API ID Path**: steps.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte de l’étape field in *Étapes numérotées → Étapes et photo panoramique → Primary → Étapes (trois à cinq)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une à deux phrases
	 * - **API ID Path**: steps.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *Étapes numérotées → Étapes et photo panoramique → Primary*
 */
export interface StepsSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Étapes numérotées → Étapes et photo panoramique → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: De la plante au tube
	 * - **API ID Path**: steps.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Étapes (trois à cinq) field in *Étapes numérotées → Étapes et photo panoramique → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<StepsSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Photo panoramique (2400 × 1000 px au moins) field in *Étapes numérotées → Étapes et photo panoramique → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Fond de la tranche field in *Étapes numérotées → Étapes et photo panoramique → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: steps.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Étapes et photo panoramique variation for Étapes numérotées Slice
 *
 * - **API ID**: `default`
 * - **Description**: Trois à cinq étapes, la photo est facultative
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StepsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Étapes numérotées*
 */
type StepsSliceVariation = StepsSliceDefault

/**
 * Étapes numérotées Shared Slice
 *
 * - **API ID**: `steps`
 * - **Description**: Un déroulement dans l’ordre
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSlice = prismic.SharedSlice<"steps", StepsSliceVariation>;

/**
 * Primary content in *Tableau → Tableau → Primary*
 */
export interface TableSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Tableau → Tableau → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Durées de conservation
	 * - **API ID Path**: table.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Tableau (quatre colonnes au plus pour un téléphone) field in *Tableau → Tableau → Primary*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: table.default.primary.table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
	
	/**
	 * Note sous le tableau field in *Tableau → Tableau → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Source ou précision, une phrase
	 * - **API ID Path**: table.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	note: prismic.RichTextField;
	
	/**
	 * Fond de la tranche field in *Tableau → Tableau → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: table.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Tableau variation for Tableau Slice
 *
 * - **API ID**: `default`
 * - **Description**: La première ligne et la première colonne peuvent être des titres
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TableSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Tableau*
 */
type TableSliceVariation = TableSliceDefault

/**
 * Tableau Shared Slice
 *
 * - **API ID**: `table`
 * - **Description**: Des lignes et des colonnes
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableSlice = prismic.SharedSlice<"table", TableSliceVariation>;

/**
 * Primary content in *Texte → Texte sur une colonne → Primary*
 */
export interface TextSliceDefaultPrimary {
	/**
	 * Texte field in *Texte → Texte sur une colonne → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Commencer par un intertitre si la page en a plusieurs
	 * - **API ID Path**: text.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Fond de la tranche field in *Texte → Texte sur une colonne → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: text.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Texte sur une colonne variation for Texte Slice
 *
 * - **API ID**: `default`
 * - **Description**: Paragraphes, listes et intertitres
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TextSliceDefaultPrimary>, never>;

/**
 * Primary content in *Texte → Titre à côté du texte → Primary*
 */
export interface TextSliceColumnsPrimary {
	/**
	 * Titre field in *Texte → Titre à côté du texte → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Notre manière
	 * - **API ID Path**: text.columns.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Texte → Titre à côté du texte → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Deux à trois paragraphes
	 * - **API ID Path**: text.columns.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Fond de la tranche field in *Texte → Titre à côté du texte → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: text.columns.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Titre à côté du texte variation for Texte Slice
 *
 * - **API ID**: `columns`
 * - **Description**: Pour une courte section d’une page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextSliceColumns = prismic.SharedSliceVariation<"columns", Simplify<TextSliceColumnsPrimary>, never>;

/**
 * Slice variation for *Texte*
 */
type TextSliceVariation = TextSliceDefault | TextSliceColumns

/**
 * Texte Shared Slice
 *
 * - **API ID**: `text`
 * - **Description**: Du texte courant : paragraphes, listes, intertitres
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextSlice = prismic.SharedSlice<"text", TextSliceVariation>;

/**
 * Item in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary → Dates*
 */
export interface TimelineSliceDefaultPrimaryItemsItem {
	/**
	 * Année ou date field in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary → Dates*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 1931
	 * - **API ID Path**: timeline.default.primary.items[].date
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	date: prismic.KeyTextField;
	
	/**
	 * Titre field in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary → Dates*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une officine à Die
	 * - **API ID Path**: timeline.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Texte field in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary → Dates*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Une à deux phrases
	 * - **API ID Path**: timeline.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Photo (paysage, 800 × 600 px au moins) field in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary → Dates*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.items[].picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
}

/**
 * Primary content in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary*
 */
export interface TimelineSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Depuis 1931
	 * - **API ID Path**: timeline.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Dates field in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<TimelineSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Fond de la tranche field in *Frise de dates → Dates de la plus ancienne à la plus récente → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: timeline.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Dates de la plus ancienne à la plus récente variation for Frise de dates Slice
 *
 * - **API ID**: `default`
 * - **Description**: Chaque date demande une année ou un titre
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TimelineSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TimelineSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Frise de dates*
 */
type TimelineSliceVariation = TimelineSliceDefault

/**
 * Frise de dates Shared Slice
 *
 * - **API ID**: `timeline`
 * - **Description**: Des dates dans leur ordre
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TimelineSlice = prismic.SharedSlice<"timeline", TimelineSliceVariation>;

/**
 * Primary content in *Vidéo → Vidéo d’un autre site → Primary*
 */
export interface VideoSliceDefaultPrimary {
	/**
	 * Titre de la tranche field in *Vidéo → Vidéo d’un autre site → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Une récolte
	 * - **API ID Path**: video.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Adresse de la vidéo field in *Vidéo → Vidéo d’un autre site → Primary*
	 *
	 * - **Field Type**: Embed
	 * - **Placeholder**: https://vimeo.com/123456789
	 * - **API ID Path**: video.default.primary.video
	 * - **Documentation**: https://prismic.io/docs/fields/embed
	 */
	video: prismic.EmbedField
	
	/**
	 * Image fixe (paysage, 1600 × 900 px) field in *Vidéo → Vidéo d’un autre site → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.default.primary.poster
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	poster: prismic.ImageField<never>;
	
	/**
	 * Légende field in *Vidéo → Vidéo d’un autre site → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La cueillette du souci, juin 2026
	 * - **API ID Path**: video.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Transcription field in *Vidéo → Vidéo d’un autre site → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Le texte de ce qui est dit
	 * - **API ID Path**: video.default.primary.transcript
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	transcript: prismic.RichTextField;
	
	/**
	 * Fond de la tranche field in *Vidéo → Vidéo d’un autre site → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: video.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Vidéo d’un autre site variation for Vidéo Slice
 *
 * - **API ID**: `default`
 * - **Description**: YouTube, Vimeo ou Dailymotion, après accord du visiteur
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSliceDefault = prismic.SharedSliceVariation<"default", Simplify<VideoSliceDefaultPrimary>, never>;

/**
 * Primary content in *Vidéo → Vidéo de la médiathèque → Primary*
 */
export interface VideoSliceFilePrimary {
	/**
	 * Titre de la tranche field in *Vidéo → Vidéo de la médiathèque → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: La granulation
	 * - **API ID Path**: video.file.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Fichier vidéo (MP4) field in *Vidéo → Vidéo de la médiathèque → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: Choisir une vidéo
	 * - **API ID Path**: video.file.primary.file
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Sous-titres (WebVTT) field in *Vidéo → Vidéo de la médiathèque → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: Choisir un fichier .vtt
	 * - **API ID Path**: video.file.primary.captions
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	captions: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Image fixe (paysage, 1600 × 900 px) field in *Vidéo → Vidéo de la médiathèque → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.file.primary.poster
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	poster: prismic.ImageField<never>;
	
	/**
	 * Légende field in *Vidéo → Vidéo de la médiathèque → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: L’atelier de granulation, à Die
	 * - **API ID Path**: video.file.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Transcription field in *Vidéo → Vidéo de la médiathèque → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Le texte de ce qui est dit
	 * - **API ID Path**: video.file.primary.transcript
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	transcript: prismic.RichTextField;
	
	/**
	 * Fond de la tranche field in *Vidéo → Vidéo de la médiathèque → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Couleur derrière la tranche
	 * - **Default Value**: Blanc
	 * - **API ID Path**: video.file.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"Blanc" | "Bleu" | "Vert" | "Beige clair" | "Beige foncé" | "Aqua" | "Turquoise", "filled">;
}

/**
 * Vidéo de la médiathèque variation for Vidéo Slice
 *
 * - **API ID**: `file`
 * - **Description**: Hébergée par la maison, sans traceur
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSliceFile = prismic.SharedSliceVariation<"file", Simplify<VideoSliceFilePrimary>, never>;

/**
 * Slice variation for *Vidéo*
 */
type VideoSliceVariation = VideoSliceDefault | VideoSliceFile

/**
 * Vidéo Shared Slice
 *
 * - **API ID**: `video`
 * - **Description**: Une vidéo qui se charge quand on la demande
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSlice = prismic.SharedSlice<"video", VideoSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			AccessibilityStatementDocument,
			AccessibilityStatementDocumentData,
			AdviceDocument,
			AdviceDocumentData,
			AdviceDocumentDataKeyPointsItem,
			AdviceDocumentDataSlicesSlice,
			AdviceDocumentDataSourcesItem,
			AdviceDocumentDataRelatedProductsItem,
			AdviceDocumentDataRelatedAdviceItem,
			AuthorDocument,
			AuthorDocumentData,
			AuthorDocumentDataTopicsItem,
			AuthorDocumentDataProfilesItem,
			CampaignPageDocument,
			CampaignPageDocumentData,
			CampaignPageDocumentDataSlicesSlice,
			ContactPageDocument,
			ContactPageDocumentData,
			ContactPageDocumentDataQuestionsItem,
			ContactPageDocumentDataVigilanceWordsItem,
			CorporatePageDocument,
			CorporatePageDocumentData,
			CorporatePageDocumentDataSlicesSlice,
			CorporateSectionDocument,
			CorporateSectionDocumentData,
			CorporateSectionDocumentDataSlicesSlice,
			DirectorySourceDocument,
			DirectorySourceDocumentData,
			FaqCategoryDocument,
			FaqCategoryDocumentData,
			FaqQuestionDocument,
			FaqQuestionDocumentData,
			FaqQuestionDocumentDataLinksItem,
			FooterDocument,
			FooterDocumentData,
			FooterDocumentDataColumnsLinksItem,
			FooterDocumentDataColumnsItem,
			FooterDocumentDataLegalItem,
			HeaderDocument,
			HeaderDocumentData,
			HeaderDocumentDataLinksItem,
			HeaderDocumentDataFrequentSearchesItem,
			HeaderDocumentDataMenuLinksItem,
			HeaderDocumentDataMenuItem,
			HealthProfessionalDocument,
			HealthProfessionalDocumentData,
			HealthThemeDocument,
			HealthThemeDocumentData,
			HomeDocument,
			HomeDocumentData,
			HomeDocumentDataSlicesSlice,
			JobLandingDocument,
			JobLandingDocumentData,
			JobLandingDocumentDataSlicesSlice,
			JobOfferDocument,
			JobOfferDocumentData,
			LegalPageDocument,
			LegalPageDocumentData,
			LegalPageDocumentDataSlicesSlice,
			NewsArticleDocument,
			NewsArticleDocumentData,
			NewsArticleDocumentDataSlicesSlice,
			NewsCategoryDocument,
			NewsCategoryDocumentData,
			PageDocument,
			PageDocumentData,
			PageDocumentDataSlicesSlice,
			PreHeaderDocument,
			PreHeaderDocumentData,
			ProductDocument,
			ProductDocumentData,
			ProductDocumentDataClaimsOnHoldItem,
			ProductDocumentDataSlicesSlice,
			ProductDocumentDataNeedsItem,
			ProductDocumentDataPlantsItem,
			ProductDocumentDataDilutionsItem,
			ProductDocumentDataDosageItem,
			ProductDocumentDataCompositionValuesItem,
			ProductDocumentDataAllergensItem,
			ProductDocumentDataComponentsItem,
			ProductDocumentDataLeafletsItem,
			ProductDocumentDataFaqItem,
			ProductDocumentDataRelatedItem,
			ProductCategoryDocument,
			ProductCategoryDocumentData,
			RedirectDocument,
			RedirectDocumentData,
			RedirectDocumentDataFromItem,
			ReturnsPageDocument,
			ReturnsPageDocumentData,
			SettingsDocument,
			SettingsDocumentData,
			SettingsDocumentDataOrgProfilesItem,
			SettingsDocumentDataProducerIdentifiersItem,
			SettingsDocumentDataDeliveryCarriersItem,
			SettingsDocumentDataDeliveryClosuresItem,
			SettingsDocumentDataPaymentMarksItem,
			SettingsDocumentDataSearchWordsItem,
			ShopPageDocument,
			ShopPageDocumentData,
			ShopPageDocumentDataSlicesSlice,
			AllDocumentTypes,
			AccordionSlice,
			AccordionSliceDefaultPrimaryItemsItem,
			AccordionSliceDefaultPrimary,
			AccordionSliceFaqPrimaryQuestionsItem,
			AccordionSliceFaqPrimary,
			AccordionSliceVariation,
			AccordionSliceDefault,
			AccordionSliceFaq,
			AdviceCarouselSlice,
			AdviceCarouselSliceDefaultPrimaryAdviceItem,
			AdviceCarouselSliceDefaultPrimary,
			AdviceCarouselSliceThemePrimary,
			AdviceCarouselSliceVariation,
			AdviceCarouselSliceDefault,
			AdviceCarouselSliceTheme,
			CalculatorSlice,
			CalculatorSliceDefaultPrimary,
			CalculatorSliceVariation,
			CalculatorSliceDefault,
			CalloutSlice,
			CalloutSliceDefaultPrimary,
			CalloutSliceActionPrimary,
			CalloutSliceVariation,
			CalloutSliceDefault,
			CalloutSliceAction,
			DownloadsSlice,
			DownloadsSliceDefaultPrimaryItemsItem,
			DownloadsSliceDefaultPrimary,
			DownloadsSliceVariation,
			DownloadsSliceDefault,
			DuoSlice,
			DuoSliceDefaultPrimaryItemsItem,
			DuoSliceDefaultPrimary,
			DuoSliceVariation,
			DuoSliceDefault,
			FiguresSlice,
			FiguresSliceDefaultPrimaryItemsItem,
			FiguresSliceDefaultPrimary,
			FiguresSliceIllustratedPrimaryItemsItem,
			FiguresSliceIllustratedPrimary,
			FiguresSliceVariation,
			FiguresSliceDefault,
			FiguresSliceIllustrated,
			FormBlockSlice,
			FormBlockSliceDefaultPrimary,
			FormBlockSliceVariation,
			FormBlockSliceDefault,
			HeroSlice,
			HeroSliceDefaultPrimaryLabelsItem,
			HeroSliceDefaultPrimary,
			HeroSliceCompactPrimary,
			HeroSliceVariation,
			HeroSliceDefault,
			HeroSliceCompact,
			ImageTextSlice,
			ImageTextSliceDefaultPrimary,
			ImageTextSliceWidePrimary,
			ImageTextSliceVariation,
			ImageTextSliceDefault,
			ImageTextSliceWide,
			LogosSlice,
			LogosSliceDefaultPrimaryItemsItem,
			LogosSliceDefaultPrimary,
			LogosSliceLabelsPrimaryItemsItem,
			LogosSliceLabelsPrimary,
			LogosSliceVariation,
			LogosSliceDefault,
			LogosSliceLabels,
			NeedsSlice,
			NeedsSliceDefaultPrimaryItemsItem,
			NeedsSliceDefaultPrimary,
			NeedsSliceVariation,
			NeedsSliceDefault,
			NewsletterBlockSlice,
			NewsletterBlockSliceDefaultPrimary,
			NewsletterBlockSliceVariation,
			NewsletterBlockSliceDefault,
			ProductCarouselSlice,
			ProductCarouselSliceDefaultPrimaryProductsItem,
			ProductCarouselSliceDefaultPrimary,
			ProductCarouselSliceVariation,
			ProductCarouselSliceDefault,
			QuotationSlice,
			QuotationSliceDefaultPrimary,
			QuotationSliceLargePrimary,
			QuotationSliceVariation,
			QuotationSliceDefault,
			QuotationSliceLarge,
			ShelvesSlice,
			ShelvesSliceDefaultPrimaryItemsItem,
			ShelvesSliceDefaultPrimary,
			ShelvesSliceVariation,
			ShelvesSliceDefault,
			SitesMapSlice,
			SitesMapSliceDefaultPrimaryItemsItem,
			SitesMapSliceDefaultPrimary,
			SitesMapSliceVariation,
			SitesMapSliceDefault,
			StepsSlice,
			StepsSliceDefaultPrimaryItemsItem,
			StepsSliceDefaultPrimary,
			StepsSliceVariation,
			StepsSliceDefault,
			TableSlice,
			TableSliceDefaultPrimary,
			TableSliceVariation,
			TableSliceDefault,
			TextSlice,
			TextSliceDefaultPrimary,
			TextSliceColumnsPrimary,
			TextSliceVariation,
			TextSliceDefault,
			TextSliceColumns,
			TimelineSlice,
			TimelineSliceDefaultPrimaryItemsItem,
			TimelineSliceDefaultPrimary,
			TimelineSliceVariation,
			TimelineSliceDefault,
			VideoSlice,
			VideoSliceDefaultPrimary,
			VideoSliceFilePrimary,
			VideoSliceVariation,
			VideoSliceDefault,
			VideoSliceFile
		}
	}
}