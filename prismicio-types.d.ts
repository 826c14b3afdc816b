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
 * Content for Accessibility statement documents
 */
interface AccessibilityStatementDocumentData {
	/**
	 * Title field in *Accessibility statement*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Entity that makes the statement field in *Accessibility statement*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.entity
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	entity: prismic.KeyTextField;
	
	/**
	 * Standard, such as RGAA 4.1.2 field in *Accessibility statement*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.standard
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	standard: prismic.KeyTextField;
	
	/**
	 * Conformity field in *Accessibility statement*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: partial
	 * - **API ID Path**: accessibility_statement.status
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	status: prismic.SelectField<"total" | "partial" | "none", "filled">;
	
	/**
	 * Share of criteria met, in percent field in *Accessibility statement*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.score
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	score: prismic.NumberField;
	
	/**
	 * Scope field in *Accessibility statement*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.scope
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	scope: prismic.RichTextField;
	
	/**
	 * Results of the audit field in *Accessibility statement*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.results
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	results: prismic.RichTextField;
	
	/**
	 * What is not accessible field in *Accessibility statement*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.exceptions
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	exceptions: prismic.RichTextField;
	
	/**
	 * Established on field in *Accessibility statement*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.established_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	established_on: prismic.DateField;
	
	/**
	 * Technologies, tools and tested pages field in *Accessibility statement*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.technologies
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	technologies: prismic.RichTextField;
	
	/**
	 * Contact, and when one gets an answer field in *Accessibility statement*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.contact
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	contact: prismic.RichTextField;
	
	/**
	 * Recourse field in *Accessibility statement*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.recourse
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	recourse: prismic.RichTextField;
	
	/**
	 * Title for search engines field in *Accessibility statement*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Accessibility statement*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Accessibility statement*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accessibility_statement.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Accessibility statement document from Prismic
 *
 * - **API ID**: `accessibility_statement`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type AccessibilityStatementDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<AccessibilityStatementDocumentData>, "accessibility_statement", Lang>;

/**
 * Item in *Health advice → In short*
 */
export interface AdviceDocumentDataKeyPointsItem {
	/**
	 * Point field in *Health advice → In short*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.key_points[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Health advice → Sources*
 */
export interface AdviceDocumentDataSourcesItem {
	/**
	 * Author, title, year field in *Health advice → Sources*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.sources[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Address field in *Health advice → Sources*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.sources[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Health advice → Products of the article*
 */
export interface AdviceDocumentDataRelatedProductsItem {
	/**
	 * Product field in *Health advice → Products of the article*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.related_products[].product
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	product: ContentRelationshipFieldWithData<[{"id":"product","fields":["title","subtitle",{"id":"category","customtypes":[{"id":"product_category","fields":["title","short_title","kind"]}]},"regulatory_class","shop_product_id","tint","pack","badge","form","format_line"]}]>;
}

/**
 * Item in *Health advice → Read also*
 */
export interface AdviceDocumentDataRelatedAdviceItem {
	/**
	 * Advice field in *Health advice → Read also*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.related_advice[].advice
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	advice: ContentRelationshipFieldWithData<[{"id":"advice","fields":["title","standfirst","picture","reviewed_on",{"id":"theme","customtypes":[{"id":"health_theme","fields":["title","short_title","section_background"]}]}]}]>;
}

type AdviceDocumentDataSlicesSlice = TextSlice | CalloutSlice | QuotationSlice | FiguresSlice | StepsSlice | TableSlice | AccordionSlice | ImageTextSlice | VideoSlice | DownloadsSlice | ProductCarouselSlice | AdviceCarouselSlice | TimelineSlice | CalculatorSlice

/**
 * Content for Health advice documents
 */
interface AdviceDocumentData {
	/**
	 * Title field in *Health advice*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Standfirst field in *Health advice*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.standfirst
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	standfirst: prismic.KeyTextField;
	
	/**
	 * Theme field in *Health advice*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.theme
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	theme: ContentRelationshipFieldWithData<[{"id":"health_theme","fields":["title","short_title","section_background"]}]>;
	
	/**
	 * Author field in *Health advice*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	author: ContentRelationshipFieldWithData<[{"id":"author","fields":["name","role","credentials","portrait"]}]>;
	
	/**
	 * Reviewed by field in *Health advice*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.reviewer
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	reviewer: ContentRelationshipFieldWithData<[{"id":"author","fields":["name","role","credentials","portrait"]}]>;
	
	/**
	 * Published on field in *Health advice*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.published_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published_on: prismic.DateField;
	
	/**
	 * Last reviewed on field in *Health advice*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.reviewed_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	reviewed_on: prismic.DateField;
	
	/**
	 * Plate, cut out field in *Health advice*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Plate label field in *Health advice*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.plate_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plate_label: prismic.KeyTextField;
	
	/**
	 * Plate label: Latin name field in *Health advice*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.latin_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	latin_name: prismic.KeyTextField;
	
	/**
	 * Header background field in *Health advice*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: advice.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
	
	/**
	 * In short field in *Health advice*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.key_points[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	key_points: prismic.GroupField<Simplify<AdviceDocumentDataKeyPointsItem>>;
	
	/**
	 * When to see a professional field in *Health advice*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.when_to_consult
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	when_to_consult: prismic.RichTextField;
	
	/**
	 * Sources field in *Health advice*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.sources[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	sources: prismic.GroupField<Simplify<AdviceDocumentDataSourcesItem>>;
	
	/**
	 * Products of the article field in *Health advice*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.related_products[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	related_products: prismic.GroupField<Simplify<AdviceDocumentDataRelatedProductsItem>>;
	
	/**
	 * Read also field in *Health advice*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.related_advice[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	related_advice: prismic.GroupField<Simplify<AdviceDocumentDataRelatedAdviceItem>>;
	
	/**
	 * Title for search engines field in *Health advice*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Health advice*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Health advice*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Health advice*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<AdviceDocumentDataSlicesSlice>;
}

/**
 * Health advice document from Prismic
 *
 * - **API ID**: `advice`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type AdviceDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<AdviceDocumentData>, "advice", Lang>;

/**
 * Item in *Author → Knows about*
 */
export interface AuthorDocumentDataTopicsItem {
	/**
	 * Topic field in *Author → Knows about*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.topics[].topic
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic: prismic.KeyTextField;
}

/**
 * Item in *Author → Profiles elsewhere (sameAs)*
 */
export interface AuthorDocumentDataProfilesItem {
	/**
	 * Address field in *Author → Profiles elsewhere (sameAs)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.profiles[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Author documents
 */
interface AuthorDocumentData {
	/**
	 * Name field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Role, such as “pharmacist” field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.role
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Credentials: diplomas, registration field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.credentials
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	credentials: prismic.KeyTextField;
	
	/**
	 * One line about the person field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.line
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	line: prismic.KeyTextField;
	
	/**
	 * Biography field in *Author*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.bio
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	bio: prismic.RichTextField;
	
	/**
	 * Portrait field in *Author*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.portrait
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	portrait: prismic.ImageField<never>;
	
	/**
	 * Knows about field in *Author*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.topics[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	topics: prismic.GroupField<Simplify<AuthorDocumentDataTopicsItem>>;
	
	/**
	 * Profiles elsewhere (sameAs) field in *Author*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.profiles[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	profiles: prismic.GroupField<Simplify<AuthorDocumentDataProfilesItem>>;
	
	/**
	 * Position in the list field in *Author*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Title for search engines field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Author*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Author*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: author.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Author document from Prismic
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
 * Content for Campaign page (e-mail collection) documents
 */
interface CampaignPageDocumentData {
	/**
	 * Title field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Picture field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Header background field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: campaign_page.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Campaign id field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.campaign_id
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_id: prismic.KeyTextField;
	
	/**
	 * Contact list id field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.contact_list_id
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_list_id: prismic.KeyTextField;
	
	/**
	 * E-mail template id field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.email_template_id
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	email_template_id: prismic.KeyTextField;
	
	/**
	 * Document that the mail links to field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.document
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	document: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Ends on field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.ends_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	ends_on: prismic.DateField;
	
	/**
	 * Terms field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.terms
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	terms: prismic.RichTextField;
	
	/**
	 * After the form field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.thanks
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	thanks: prismic.RichTextField;
	
	/**
	 * Title for search engines field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Campaign page (e-mail collection)*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CampaignPageDocumentDataSlicesSlice>;
}

/**
 * Campaign page (e-mail collection) document from Prismic
 *
 * - **API ID**: `campaign_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CampaignPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CampaignPageDocumentData>, "campaign_page", Lang>;

/**
 * Item in *Contact page → Questions*
 */
export interface ContactPageDocumentDataQuestionsItem {
	/**
	 * Question field in *Contact page → Questions*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	question: ContentRelationshipFieldWithData<[{"id":"faq_question","fields":["question"]}]>;
}

/**
 * Item in *Contact page → Adverse events: words that a message is recognised by*
 */
export interface ContactPageDocumentDataVigilanceWordsItem {
	/**
	 * Words, separated by commas; a star stands for any ending field in *Contact page → Adverse events: words that a message is recognised by*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: surdosage, allergi*, effet* secondaire*
	 * - **API ID Path**: contact_page.vigilance_words[].words
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	words: prismic.KeyTextField;
}

/**
 * Content for Contact page documents
 */
interface ContactPageDocumentData {
	/**
	 * Title field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Contact page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Header background field in *Contact page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: contact_page.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Plant, cut out, decorative field in *Contact page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Telephone: title field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.phone_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone_title: prismic.KeyTextField;
	
	/**
	 * Telephone: hours and price field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.phone_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone_text: prismic.KeyTextField;
	
	/**
	 * Telephone: number field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.phone
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone: prismic.KeyTextField;
	
	/**
	 * Questions: title field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.questions_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	questions_title: prismic.KeyTextField;
	
	/**
	 * Questions field in *Contact page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.questions[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<ContactPageDocumentDataQuestionsItem>>;
	
	/**
	 * In an emergency field in *Contact page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.emergency
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	emergency: prismic.RichTextField;
	
	/**
	 * Adverse events: words that a message is recognised by field in *Contact page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.vigilance_words[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	vigilance_words: prismic.GroupField<Simplify<ContactPageDocumentDataVigilanceWordsItem>>;
	
	/**
	 * Adverse events: what whoever writes of one is told field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.vigilance_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	vigilance_text: prismic.KeyTextField;
	
	/**
	 * Adverse events: where they are declared field in *Contact page*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.vigilance_link
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	vigilance_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Below the button: what the answers are for field in *Contact page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.privacy
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	privacy: prismic.RichTextField;
	
	/**
	 * After the form field in *Contact page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.thanks
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	thanks: prismic.RichTextField;
	
	/**
	 * Title for search engines field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Contact page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_page.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Contact page document from Prismic
 *
 * - **API ID**: `contact_page`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ContactPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<ContactPageDocumentData>, "contact_page", Lang>;

type CorporatePageDocumentDataSlicesSlice = AccordionSlice | AdviceCarouselSlice | CalloutSlice | CalculatorSlice | DownloadsSlice | DuoSlice | FiguresSlice | FormBlockSlice | HeroSlice | ImageTextSlice | LogosSlice | NeedsSlice | NewsletterBlockSlice | ProductCarouselSlice | QuotationSlice | ShelvesSlice | SitesMapSlice | StepsSlice | TableSlice | TextSlice | TimelineSlice | VideoSlice

/**
 * Content for Corporate page documents
 */
interface CorporatePageDocumentData {
	/**
	 * Title field in *Corporate page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Short title, for menus field in *Corporate page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.short_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Section: the first part of the address field in *Corporate page*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.section
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	section: ContentRelationshipFieldWithData<[{"id":"corporate_section","fields":["title","short_title"]}]>;
	
	/**
	 * Introduction field in *Corporate page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Picture field in *Corporate page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Position in its section field in *Corporate page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Header background field in *Corporate page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: corporate_page.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Title for search engines field in *Corporate page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Corporate page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Corporate page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Corporate page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CorporatePageDocumentDataSlicesSlice>;
}

/**
 * Corporate page document from Prismic
 *
 * - **API ID**: `corporate_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CorporatePageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CorporatePageDocumentData>, "corporate_page", Lang>;

type CorporateSectionDocumentDataSlicesSlice = AccordionSlice | AdviceCarouselSlice | CalloutSlice | CalculatorSlice | DownloadsSlice | DuoSlice | FiguresSlice | FormBlockSlice | HeroSlice | ImageTextSlice | LogosSlice | NeedsSlice | NewsletterBlockSlice | ProductCarouselSlice | QuotationSlice | ShelvesSlice | SitesMapSlice | StepsSlice | TableSlice | TextSlice | TimelineSlice | VideoSlice

/**
 * Content for Corporate section documents
 */
interface CorporateSectionDocumentData {
	/**
	 * Title field in *Corporate section*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Short title, for menus field in *Corporate section*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.short_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Corporate section*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Picture field in *Corporate section*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Position among the sections field in *Corporate section*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Header background field in *Corporate section*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: corporate_section.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Title for search engines field in *Corporate section*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Corporate section*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Corporate section*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Corporate section*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: corporate_section.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CorporateSectionDocumentDataSlicesSlice>;
}

/**
 * Corporate section document from Prismic
 *
 * - **API ID**: `corporate_section`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CorporateSectionDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CorporateSectionDocumentData>, "corporate_section", Lang>;

/**
 * Content for Directory source documents
 */
interface DirectorySourceDocumentData {
	/**
	 * Who publishes the extract field in *Directory source*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: directory_source.source
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Date of the extract field in *Directory source*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: directory_source.extracted_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	extracted_on: prismic.DateField;
	
	/**
	 * Licence of the extract field in *Directory source*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: directory_source.licence
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	licence: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Directory source document from Prismic
 *
 * - **API ID**: `directory_source`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type DirectorySourceDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<DirectorySourceDocumentData>, "directory_source", Lang>;

/**
 * Content for FAQ category documents
 */
interface FaqCategoryDocumentData {
	/**
	 * Title field in *FAQ category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_category.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *FAQ category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_category.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Position field in *FAQ category*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_category.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Title for search engines field in *FAQ category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_category.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *FAQ category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_category.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *FAQ category*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_category.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * FAQ category document from Prismic
 *
 * - **API ID**: `faq_category`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FaqCategoryDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<FaqCategoryDocumentData>, "faq_category", Lang>;

/**
 * Item in *FAQ question → Where to go next*
 */
export interface FaqQuestionDocumentDataLinksItem {
	/**
	 * Link field in *FAQ question → Where to go next*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for FAQ question documents
 */
interface FaqQuestionDocumentData {
	/**
	 * Question field in *FAQ question*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.question
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *FAQ question*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.answer
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
	
	/**
	 * Category field in *FAQ question*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	category: ContentRelationshipFieldWithData<[{"id":"faq_category","fields":["title"]}]>;
	
	/**
	 * Position in its category field in *FAQ question*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Where to go next field in *FAQ question*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.links[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.GroupField<Simplify<FaqQuestionDocumentDataLinksItem>>;
	
	/**
	 * Title for search engines field in *FAQ question*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *FAQ question*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *FAQ question*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq_question.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * FAQ question document from Prismic
 *
 * - **API ID**: `faq_question`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FaqQuestionDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<FaqQuestionDocumentData>, "faq_question", Lang>;

/**
 * Item in *Footer → Footer: columns → Links*
 */
export interface FooterDocumentDataColumnsLinksItem {
	/**
	 * Link field in *Footer → Footer: columns → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.columns[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Footer → Footer: columns*
 */
export interface FooterDocumentDataColumnsItem {
	/**
	 * Title field in *Footer → Footer: columns*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.columns[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Links field in *Footer → Footer: columns*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.columns[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<FooterDocumentDataColumnsLinksItem>>;
}

/**
 * Item in *Footer → Footer: last line*
 */
export interface FooterDocumentDataLegalItem {
	/**
	 * Link field in *Footer → Footer: last line*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.legal[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Footer documents
 */
interface FooterDocumentData {
	/**
	 * Newsletter: title field in *Footer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.newsletter_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	newsletter_title: prismic.KeyTextField;
	
	/**
	 * Newsletter: text field in *Footer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.newsletter_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	newsletter_text: prismic.KeyTextField;
	
	/**
	 * Newsletter: how to leave, who keeps the address field in *Footer*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.newsletter_note
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	newsletter_note: prismic.RichTextField;
	
	/**
	 * Footer: columns field in *Footer*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.columns[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	columns: prismic.GroupField<Simplify<FooterDocumentDataColumnsItem>>;
	
	/**
	 * Footer: last line field in *Footer*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.legal[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	legal: prismic.GroupField<Simplify<FooterDocumentDataLegalItem>>;
	
	/**
	 * Footer: baseline field in *Footer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.baseline
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	baseline: prismic.KeyTextField;
}

/**
 * Footer document from Prismic
 *
 * - **API ID**: `footer`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FooterDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<FooterDocumentData>, "footer", Lang>;

/**
 * Item in *Header and mega menu → Header: entries beside the product menu*
 */
export interface HeaderDocumentDataLinksItem {
	/**
	 * Link field in *Header and mega menu → Header: entries beside the product menu*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Header and mega menu → Product menu: one list per shelf → Links*
 */
export interface HeaderDocumentDataMenuLinksItem {
	/**
	 * Link field in *Header and mega menu → Product menu: one list per shelf → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.menu[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Header and mega menu → Product menu: one list per shelf*
 */
export interface HeaderDocumentDataMenuItem {
	/**
	 * Title field in *Header and mega menu → Product menu: one list per shelf*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.menu[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Shelf field in *Header and mega menu → Product menu: one list per shelf*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.menu[].shelf
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	shelf: ContentRelationshipFieldWithData<[{"id":"product_category","fields":["title","short_title"]}]>;
	
	/**
	 * Links field in *Header and mega menu → Product menu: one list per shelf*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.menu[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<HeaderDocumentDataMenuLinksItem>>;
}

/**
 * Item in *Header and mega menu → Searches that are offered in the empty search box*
 */
export interface HeaderDocumentDataFrequentSearchesItem {
	/**
	 * Words field in *Header and mega menu → Searches that are offered in the empty search box*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.frequent_searches[].search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	search: prismic.KeyTextField;
}

/**
 * Content for Header and mega menu documents
 */
interface HeaderDocumentData {
	/**
	 * Header: entries beside the product menu field in *Header and mega menu*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.links[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.GroupField<Simplify<HeaderDocumentDataLinksItem>>;
	
	/**
	 * Product menu: one list per shelf field in *Header and mega menu*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.menu[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	menu: prismic.GroupField<Simplify<HeaderDocumentDataMenuItem>>;
	
	/**
	 * Product menu promotion: title field in *Header and mega menu*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.promo_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	promo_title: prismic.KeyTextField;
	
	/**
	 * Product menu promotion: text field in *Header and mega menu*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.promo_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	promo_text: prismic.KeyTextField;
	
	/**
	 * Product menu promotion: link field in *Header and mega menu*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.promo_link
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	promo_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Product menu promotion: picture field in *Header and mega menu*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.promo_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	promo_image: prismic.ImageField<never>;
	
	/**
	 * Searches that are offered in the empty search box field in *Header and mega menu*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: header.frequent_searches[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	frequent_searches: prismic.GroupField<Simplify<HeaderDocumentDataFrequentSearchesItem>>;
}

/**
 * Header and mega menu document from Prismic
 *
 * - **API ID**: `header`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HeaderDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<HeaderDocumentData>, "header", Lang>;

/**
 * Content for Health professional documents
 */
interface HealthProfessionalDocumentData {
	/**
	 * Name of the person or the pharmacy field in *Health professional*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Category field in *Health professional*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"physician_pharmacy" | "gynecologist" | "pediatrician" | "midwife">;
	
	/**
	 * Profession in words field in *Health professional*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.profession
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	profession: prismic.KeyTextField;
	
	/**
	 * Street field in *Health professional*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.street
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	street: prismic.KeyTextField;
	
	/**
	 * Postal code field in *Health professional*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.postal_code
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	postal_code: prismic.KeyTextField;
	
	/**
	 * City field in *Health professional*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Country code field in *Health professional*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: fr
	 * - **API ID Path**: health_professional.country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	country: prismic.SelectField<"fr" | "re" | "gp" | "mq" | "nc", "filled">;
	
	/**
	 * Place on the map field in *Health professional*
	 *
	 * - **Field Type**: GeoPoint
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.location
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/geopoint
	 */
	location: prismic.GeoPointField;
	
	/**
	 * Phone field in *Health professional*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.phone
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone: prismic.KeyTextField;
	
	/**
	 * Note, such as “by appointment” field in *Health professional*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.note
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * National id, for who asks not to be listed field in *Health professional*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_professional.national_id
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	national_id: prismic.KeyTextField;
}

/**
 * Health professional document from Prismic
 *
 * - **API ID**: `health_professional`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HealthProfessionalDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<HealthProfessionalDocumentData>, "health_professional", Lang>;

/**
 * Content for Health theme documents
 */
interface HealthThemeDocumentData {
	/**
	 * Title field in *Health theme*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Short title, for chips and breadcrumb field in *Health theme*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.short_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Health theme*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Plant, cut out, decorative field in *Health theme*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Position among the themes field in *Health theme*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Header background field in *Health theme*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: health_theme.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
	
	/**
	 * About children (may use Pink) field in *Health theme*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: health_theme.pediatry
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	pediatry: prismic.BooleanField;
	
	/**
	 * Title for search engines field in *Health theme*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Health theme*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Health theme*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: health_theme.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Health theme document from Prismic
 *
 * - **API ID**: `health_theme`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HealthThemeDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<HealthThemeDocumentData>, "health_theme", Lang>;

type HomeDocumentDataSlicesSlice = AccordionSlice | AdviceCarouselSlice | CalloutSlice | CalculatorSlice | DownloadsSlice | DuoSlice | FiguresSlice | FormBlockSlice | HeroSlice | ImageTextSlice | LogosSlice | NeedsSlice | NewsletterBlockSlice | ProductCarouselSlice | QuotationSlice | ShelvesSlice | SitesMapSlice | StepsSlice | TableSlice | TextSlice | TimelineSlice | VideoSlice

/**
 * Content for Home documents
 */
interface HomeDocumentData {
	/**
	 * Slice Zone field in *Home*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<HomeDocumentDataSlicesSlice>;
	
	/**
	 * Title for search engines field in *Home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Home*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Home document from Prismic
 *
 * - **API ID**: `home`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HomeDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<HomeDocumentData>, "home", Lang>;

type JobLandingDocumentDataSlicesSlice = AccordionSlice | AdviceCarouselSlice | CalloutSlice | CalculatorSlice | DownloadsSlice | DuoSlice | FiguresSlice | FormBlockSlice | HeroSlice | ImageTextSlice | LogosSlice | NeedsSlice | NewsletterBlockSlice | ProductCarouselSlice | QuotationSlice | ShelvesSlice | SitesMapSlice | StepsSlice | TableSlice | TextSlice | TimelineSlice | VideoSlice

/**
 * Content for Careers landing page documents
 */
interface JobLandingDocumentData {
	/**
	 * Title field in *Careers landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Careers landing page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Picture field in *Careers landing page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Header background field in *Careers landing page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: job_landing.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Title for search engines field in *Careers landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Careers landing page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Careers landing page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Careers landing page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_landing.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<JobLandingDocumentDataSlicesSlice>;
}

/**
 * Careers landing page document from Prismic
 *
 * - **API ID**: `job_landing`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type JobLandingDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<JobLandingDocumentData>, "job_landing", Lang>;

/**
 * Content for Job offer documents
 */
interface JobOfferDocumentData {
	/**
	 * Title field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Reference field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.reference
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reference: prismic.KeyTextField;
	
	/**
	 * Category field in *Job offer*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"production" | "logistics" | "supply_chain" | "quality_rd" | "regulatory" | "hr_finance_legal" | "information_systems" | "sales" | "marketing">;
	
	/**
	 * Contract field in *Job offer*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.contract
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	contract: prismic.SelectField<"cdi" | "cdd" | "stage_alternance_vie">;
	
	/**
	 * Locality field in *Job offer*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.locality
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	locality: prismic.SelectField<"die" | "crest" | "valence" | "montelimar" | "grenoble" | "lyon" | "paris" | "lille" | "strasbourg" | "nantes" | "rennes" | "bordeaux" | "toulouse" | "montpellier" | "marseille" | "nice" | "saint_denis_reunion" | "bruxelles" | "liege" | "international">;
	
	/**
	 * Place in words, for International: city and country field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.place_detail
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place_detail: prismic.KeyTextField;
	
	/**
	 * Place of work: street field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.street
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	street: prismic.KeyTextField;
	
	/**
	 * Place of work: postal code field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.postal_code
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	postal_code: prismic.KeyTextField;
	
	/**
	 * Remote work, in words field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.remote
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	remote: prismic.KeyTextField;
	
	/**
	 * Hours, such as “full time, 35 h” field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.hours
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hours: prismic.KeyTextField;
	
	/**
	 * Start, in words field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.starts
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	starts: prismic.KeyTextField;
	
	/**
	 * Published on field in *Job offer*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.published_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published_on: prismic.DateField;
	
	/**
	 * Applications close on field in *Job offer*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.closes_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	closes_on: prismic.DateField;
	
	/**
	 * Closed: filled or withdrawn field in *Job offer*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: job_offer.closed
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	closed: prismic.BooleanField;
	
	/**
	 * Contract, exactly: its kind and length field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Alternance de 12 mois
	 * - **API ID Path**: job_offer.contract_detail
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contract_detail: prismic.KeyTextField;
	
	/**
	 * Pay from field in *Job offer*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.pay_min
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	pay_min: prismic.NumberField;
	
	/**
	 * Pay to field in *Job offer*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.pay_max
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	pay_max: prismic.NumberField;
	
	/**
	 * Pay: currency field in *Job offer*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: EUR
	 * - **API ID Path**: job_offer.pay_currency
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	pay_currency: prismic.SelectField<"EUR" | "TND", "filled">;
	
	/**
	 * Pay: period field in *Job offer*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: year
	 * - **API ID Path**: job_offer.pay_period
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	pay_period: prismic.SelectField<"year" | "month" | "hour", "filled">;
	
	/**
	 * Pay: what comes with it field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.pay_note
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	pay_note: prismic.KeyTextField;
	
	/**
	 * Collective agreement, such as “Industrie pharmaceutique (IDCC 176)” field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.collective_agreement
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	collective_agreement: prismic.KeyTextField;
	
	/**
	 * The post in short field in *Job offer*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Missions field in *Job offer*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.missions
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	missions: prismic.RichTextField;
	
	/**
	 * Profile field in *Job offer*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.profile
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	profile: prismic.RichTextField;
	
	/**
	 * What we offer field in *Job offer*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.benefits
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	benefits: prismic.RichTextField;
	
	/**
	 * How recruitment goes field in *Job offer*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.process
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	process: prismic.RichTextField;
	
	/**
	 * Title for search engines field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Job offer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Job offer*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: job_offer.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Job offer document from Prismic
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
 * Content for Legal page documents
 */
interface LegalPageDocumentData {
	/**
	 * Title field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Short title, for menus field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.short_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Kind field in *Legal page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.kind
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"legal_notice" | "terms_of_sale" | "terms_of_use" | "privacy" | "cookies" | "delivery_returns" | "other">;
	
	/**
	 * Introduction field in *Legal page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * In force since field in *Legal page*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.updated_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	updated_on: prismic.DateField;
	
	/**
	 * Position field in *Legal page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Title for search engines field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Legal page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Legal page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Legal page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<LegalPageDocumentDataSlicesSlice>;
}

/**
 * Legal page document from Prismic
 *
 * - **API ID**: `legal_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LegalPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<LegalPageDocumentData>, "legal_page", Lang>;

type NewsArticleDocumentDataSlicesSlice = TextSlice | CalloutSlice | QuotationSlice | FiguresSlice | StepsSlice | TableSlice | AccordionSlice | ImageTextSlice | VideoSlice | DownloadsSlice | ProductCarouselSlice | AdviceCarouselSlice | TimelineSlice | CalculatorSlice

/**
 * Content for News article documents
 */
interface NewsArticleDocumentData {
	/**
	 * Title field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Standfirst field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.standfirst
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	standfirst: prismic.KeyTextField;
	
	/**
	 * Category field in *News article*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	category: ContentRelationshipFieldWithData<[{"id":"news_category","fields":["title"]}]>;
	
	/**
	 * Author field in *News article*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	author: ContentRelationshipFieldWithData<[{"id":"author","fields":["name","role","credentials","portrait"]}]>;
	
	/**
	 * Published on field in *News article*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.published_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published_on: prismic.DateField;
	
	/**
	 * Picture field in *News article*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Header background field in *News article*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: news_article.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Title for search engines field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *News article*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *News article*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_article.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<NewsArticleDocumentDataSlicesSlice>;
}

/**
 * News article document from Prismic
 *
 * - **API ID**: `news_article`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NewsArticleDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<NewsArticleDocumentData>, "news_article", Lang>;

/**
 * Content for News category documents
 */
interface NewsCategoryDocumentData {
	/**
	 * Title field in *News category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_category.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *News category*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_category.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Position field in *News category*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_category.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Header background field in *News category*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: news_category.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Title for search engines field in *News category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_category.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *News category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_category.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *News category*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_category.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * News category document from Prismic
 *
 * - **API ID**: `news_category`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NewsCategoryDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<NewsCategoryDocumentData>, "news_category", Lang>;

type PageDocumentDataSlicesSlice = AccordionSlice | AdviceCarouselSlice | CalloutSlice | CalculatorSlice | DownloadsSlice | DuoSlice | FiguresSlice | FormBlockSlice | HeroSlice | ImageTextSlice | LogosSlice | NeedsSlice | NewsletterBlockSlice | ProductCarouselSlice | QuotationSlice | ShelvesSlice | SitesMapSlice | StepsSlice | TableSlice | TextSlice | TimelineSlice | VideoSlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Header background field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: page.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Title for search engines field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Content for Pre-header documents
 */
interface PreHeaderDocumentData {
	/**
	 * Pre-header: sentence field in *Pre-header*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pre_header.text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Pre-header: link field in *Pre-header*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pre_header.link
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Pre-header document from Prismic
 *
 * - **API ID**: `pre_header`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PreHeaderDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<PreHeaderDocumentData>, "pre_header", Lang>;

/**
 * Item in *Product → Facet: needs*
 */
export interface ProductDocumentDataNeedsItem {
	/**
	 * Need field in *Product → Facet: needs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.needs[].need
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	need: prismic.KeyTextField;
}

/**
 * Item in *Product → Facet: plants*
 */
export interface ProductDocumentDataPlantsItem {
	/**
	 * Plant field in *Product → Facet: plants*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.plants[].plant
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plant: prismic.KeyTextField;
}

/**
 * Item in *Product → Plant claims “on hold” (shown only with identifier and dose)*
 */
export interface ProductDocumentDataClaimsOnHoldItem {
	/**
	 * Claim, word for word field in *Product → Plant claims “on hold” (shown only with identifier and dose)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.claims_on_hold[].claim
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	claim: prismic.KeyTextField;
	
	/**
	 * Identifier in the list of claims on hold field in *Product → Plant claims “on hold” (shown only with identifier and dose)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.claims_on_hold[].identifier
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	identifier: prismic.KeyTextField;
	
	/**
	 * Dose per day with which it may be made field in *Product → Plant claims “on hold” (shown only with identifier and dose)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.claims_on_hold[].dose
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	dose: prismic.KeyTextField;
}

/**
 * Item in *Product → Medicine: dilutions*
 */
export interface ProductDocumentDataDilutionsItem {
	/**
	 * Dilution field in *Product → Medicine: dilutions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dilutions[].dilution
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	dilution: prismic.KeyTextField;
}

/**
 * Item in *Product → Dosage*
 */
export interface ProductDocumentDataDosageItem {
	/**
	 * Who field in *Product → Dosage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dosage[].age
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	age: prismic.KeyTextField;
	
	/**
	 * Per intake field in *Product → Dosage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dosage[].intake
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intake: prismic.KeyTextField;
	
	/**
	 * How field in *Product → Dosage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dosage[].how
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	how: prismic.KeyTextField;
}

/**
 * Item in *Product → Composition: quantities per daily portion*
 */
export interface ProductDocumentDataCompositionValuesItem {
	/**
	 * Substance field in *Product → Composition: quantities per daily portion*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.composition_values[].substance
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	substance: prismic.KeyTextField;
	
	/**
	 * Quantity field in *Product → Composition: quantities per daily portion*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.composition_values[].amount
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount: prismic.KeyTextField;
	
	/**
	 * % of the reference intake field in *Product → Composition: quantities per daily portion*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.composition_values[].reference
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reference: prismic.KeyTextField;
}

/**
 * Item in *Product → Food: allergens*
 */
export interface ProductDocumentDataAllergensItem {
	/**
	 * Allergen field in *Product → Food: allergens*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.allergens[].allergen
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	allergen: prismic.SelectField<"gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs">;
}

/**
 * Item in *Product → Box: its products (their warnings are shown with it)*
 */
export interface ProductDocumentDataComponentsItem {
	/**
	 * Product field in *Product → Box: its products (their warnings are shown with it)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.components[].component
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	component: ContentRelationshipFieldWithData<[{"id":"product","fields":["title","regulatory_class","precautions","mention"]}]>;
}

/**
 * Item in *Product → Leaflets*
 */
export interface ProductDocumentDataLeafletsItem {
	/**
	 * File field in *Product → Leaflets*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.leaflets[].file
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Language field in *Product → Leaflets*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.leaflets[].language
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	language: prismic.SelectField<"fr" | "nl">;
	
	/**
	 * Weight field in *Product → Leaflets*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.leaflets[].weight
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	weight: prismic.KeyTextField;
	
	/**
	 * Revised on field in *Product → Leaflets*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.leaflets[].revised
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	revised: prismic.DateField;
}

/**
 * Item in *Product → Questions*
 */
export interface ProductDocumentDataFaqItem {
	/**
	 * Question field in *Product → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.faq[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Product → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.faq[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Item in *Product → Related products*
 */
export interface ProductDocumentDataRelatedItem {
	/**
	 * Product field in *Product → Related products*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.related[].product
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	product: ContentRelationshipFieldWithData<[{"id":"product","fields":["title","subtitle",{"id":"category","customtypes":[{"id":"product_category","fields":["title","short_title","kind"]}]},"regulatory_class","shop_product_id","tint","pack","badge","form","format_line"]}]>;
}

type ProductDocumentDataSlicesSlice = TextSlice | CalloutSlice | QuotationSlice | FiguresSlice | StepsSlice | TableSlice | AccordionSlice | ImageTextSlice | VideoSlice | DownloadsSlice | ProductCarouselSlice | AdviceCarouselSlice | TimelineSlice | CalculatorSlice

/**
 * Content for Product documents
 */
interface ProductDocumentData {
	/**
	 * Name field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Line under the name field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.subtitle
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Category (the most precise one) field in *Product*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	category: ContentRelationshipFieldWithData<[{"id":"product_category","fields":["title","short_title","kind","section_background",{"id":"parent","customtypes":[{"id":"product_category","fields":["title","short_title","kind"]}]}]}]>;
	
	/**
	 * Regulatory class field in *Product*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.regulatory_class
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	regulatory_class: prismic.SelectField<"medicine_registered" | "medicine_amm" | "medical_device" | "supplement" | "cosmetic" | "food" | "accessory" | "cbd">;
	
	/**
	 * Shop product id (empty: not sold online) field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.shop_product_id
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	shop_product_id: prismic.KeyTextField;
	
	/**
	 * Badge field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.badge
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	badge: prismic.KeyTextField;
	
	/**
	 * Pack, cut out field in *Product*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.pack
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	pack: prismic.ImageField<never>;
	
	/**
	 * Botanical plate, decorative field in *Product*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.plate
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	plate: prismic.ImageField<never>;
	
	/**
	 * Plate label field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.plate_label
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plate_label: prismic.KeyTextField;
	
	/**
	 * Latin name field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.latin_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	latin_name: prismic.KeyTextField;
	
	/**
	 * Card ground field in *Product*
	 *
	 * - **Field Type**: Color
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.tint
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/color
	 */
	tint: prismic.ColorField;
	
	/**
	 * Page header background field in *Product*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: product.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
	
	/**
	 * Section colour pair field in *Product*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: none
	 * - **API ID Path**: product.color_pair
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	color_pair: prismic.SelectField<"none" | "blue-aqua" | "blue-turquoise", "filled">;
	
	/**
	 * Facet: needs field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.needs[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	needs: prismic.GroupField<Simplify<ProductDocumentDataNeedsItem>>;
	
	/**
	 * Facet: form field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.form
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form: prismic.KeyTextField;
	
	/**
	 * Facet: plants field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.plants[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	plants: prismic.GroupField<Simplify<ProductDocumentDataPlantsItem>>;
	
	/**
	 * Format line field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.format_line
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	format_line: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * What it brings field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.benefits
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	benefits: prismic.RichTextField;
	
	/**
	 * Authorised medicine: indication, as authorised field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.indication
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	indication: prismic.RichTextField;
	
	/**
	 * Plant claims “on hold” (shown only with identifier and dose) field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.claims_on_hold[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	claims_on_hold: prismic.GroupField<Simplify<ProductDocumentDataClaimsOnHoldItem>>;
	
	/**
	 * Medicine: dilutions field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dilutions[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	dilutions: prismic.GroupField<Simplify<ProductDocumentDataDilutionsItem>>;
	
	/**
	 * Medicine: dilution shown first field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.default_dilution
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	default_dilution: prismic.KeyTextField;
	
	/**
	 * Dosage: sentence above the table field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dosage_intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	dosage_intro: prismic.RichTextField;
	
	/**
	 * Dosage field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.dosage[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	dosage: prismic.GroupField<Simplify<ProductDocumentDataDosageItem>>;
	
	/**
	 * Quantity calculator: form at first (empty: no calculator) field in *Product*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.calculator_form
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	calculator_form: prismic.SelectField<"granules" | "flask" | "flask_tm">;
	
	/**
	 * Quantity calculator: granules in a tube or drops in a millilitre (empty: the setting) field in *Product*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.calculator_units
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	calculator_units: prismic.NumberField;
	
	/**
	 * Quantity calculator: drops assumed per intake (empty: the setting) field in *Product*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.calculator_drops
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	calculator_drops: prismic.NumberField;
	
	/**
	 * Composition: title field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.composition_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	composition_title: prismic.KeyTextField;
	
	/**
	 * Composition: column title, such as “1 gummy” field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.composition_basis
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	composition_basis: prismic.KeyTextField;
	
	/**
	 * Composition: quantities per daily portion field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.composition_values[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	composition_values: prismic.GroupField<Simplify<ProductDocumentDataCompositionValuesItem>>;
	
	/**
	 * Composition: ingredients field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.composition
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	composition: prismic.RichTextField;
	
	/**
	 * Food: statement beside the name field in *Product*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.sweetening
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	sweetening: prismic.SelectField<"sweeteners" | "sugars_and_sweeteners">;
	
	/**
	 * Food: allergens field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.allergens[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	allergens: prismic.GroupField<Simplify<ProductDocumentDataAllergensItem>>;
	
	/**
	 * Directions for use field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.usage
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	usage: prismic.RichTextField;
	
	/**
	 * Precautions field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.precautions
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	precautions: prismic.RichTextField;
	
	/**
	 * Authorised medicine: side effects, as in the leaflet field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.side_effects
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	side_effects: prismic.RichTextField;
	
	/**
	 * Storage field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.storage
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	storage: prismic.RichTextField;
	
	/**
	 * Cosmetic: months after opening field in *Product*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.period_after_opening
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	period_after_opening: prismic.NumberField;
	
	/**
	 * Mandatory mention field in *Product*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.mention
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	mention: prismic.RichTextField;
	
	/**
	 * Box: its products (their warnings are shown with it) field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.components[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	components: prismic.GroupField<Simplify<ProductDocumentDataComponentsItem>>;
	
	/**
	 * Where it is made, such as “Fabriqué à Die (Drôme)” field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.origin
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	origin: prismic.KeyTextField;
	
	/**
	 * Environmental statement about this product or its packaging field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.packaging_claim
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	packaging_claim: prismic.KeyTextField;
	
	/**
	 * Proof of the environmental statement (without it nothing is shown) field in *Product*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.packaging_proof
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	packaging_proof: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Leaflets field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.leaflets[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	leaflets: prismic.GroupField<Simplify<ProductDocumentDataLeafletsItem>>;
	
	/**
	 * Quote field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.quote_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_text: prismic.KeyTextField;
	
	/**
	 * Quote: author field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.quote_author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_author: prismic.KeyTextField;
	
	/**
	 * Quote: role field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.quote_role
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_role: prismic.KeyTextField;
	
	/**
	 * Quote: portrait field in *Product*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.quote_portrait
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	quote_portrait: prismic.ImageField<never>;
	
	/**
	 * Questions: title field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.faq_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	faq_title: prismic.KeyTextField;
	
	/**
	 * Questions field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.faq[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	faq: prismic.GroupField<Simplify<ProductDocumentDataFaqItem>>;
	
	/**
	 * Related products field in *Product*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.related[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	related: prismic.GroupField<Simplify<ProductDocumentDataRelatedItem>>;
	
	/**
	 * Title for search engines field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Product*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Product*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Slice Zone field in *Product*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ProductDocumentDataSlicesSlice>;
}

/**
 * Product document from Prismic
 *
 * - **API ID**: `product`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ProductDocumentData>, "product", Lang>;

/**
 * Content for Product category documents
 */
interface ProductCategoryDocumentData {
	/**
	 * Title field in *Product category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Short title, for chips and breadcrumb field in *Product category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.short_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Product category*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Kind field in *Product category*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.kind
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"medicine" | "supplement" | "cosmetic" | "storage">;
	
	/**
	 * Family (empty for a family) field in *Product category*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.parent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	parent: ContentRelationshipFieldWithData<[{"id":"product_category","fields":["title","short_title","kind"]}]>;
	
	/**
	 * Position among its siblings field in *Product category*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.position
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	position: prismic.NumberField;
	
	/**
	 * Header background field in *Product category*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: product_category.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
	
	/**
	 * Section colour pair field in *Product category*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: none
	 * - **API ID Path**: product_category.color_pair
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	color_pair: prismic.SelectField<"none" | "blue-aqua" | "blue-turquoise", "filled">;
	
	/**
	 * Plant, cut out, decorative field in *Product category*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.plant
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	plant: prismic.ImageField<never>;
	
	/**
	 * Legal note at the foot of the listing field in *Product category*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.notice
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	notice: prismic.RichTextField;
	
	/**
	 * Editorial tile: title field in *Product category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.promo_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	promo_title: prismic.KeyTextField;
	
	/**
	 * Editorial tile: text field in *Product category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.promo_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	promo_text: prismic.KeyTextField;
	
	/**
	 * Editorial tile: link field in *Product category*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.promo_link
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	promo_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Editorial tile: picture field in *Product category*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.promo_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	promo_image: prismic.ImageField<never>;
	
	/**
	 * Title for search engines field in *Product category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Product category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Product category*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_category.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Product category document from Prismic
 *
 * - **API ID**: `product_category`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProductCategoryDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ProductCategoryDocumentData>, "product_category", Lang>;

/**
 * Content for Returns page documents
 */
interface ReturnsPageDocumentData {
	/**
	 * Title field in *Returns page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Returns page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Header background field in *Returns page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: returns_page.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Plant, cut out, decorative field in *Returns page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * How it works: title field in *Returns page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.how_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	how_title: prismic.KeyTextField;
	
	/**
	 * How it works field in *Returns page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.how
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	how: prismic.RichTextField;
	
	/**
	 * Below the button: what the answers are for field in *Returns page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.privacy
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	privacy: prismic.RichTextField;
	
	/**
	 * After the form field in *Returns page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.thanks
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	thanks: prismic.RichTextField;
	
	/**
	 * Title for search engines field in *Returns page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Returns page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Returns page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: returns_page.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Returns page document from Prismic
 *
 * - **API ID**: `returns_page`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ReturnsPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<ReturnsPageDocumentData>, "returns_page", Lang>;

/**
 * Item in *Settings → Organisation: profiles elsewhere (sameAs)*
 */
export interface SettingsDocumentDataOrgProfilesItem {
	/**
	 * Address field in *Settings → Organisation: profiles elsewhere (sameAs)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_profiles[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Settings → Unique identifiers of the producer (extended responsibility)*
 */
export interface SettingsDocumentDataProducerIdentifiersItem {
	/**
	 * What for, such as “Household packaging” field in *Settings → Unique identifiers of the producer (extended responsibility)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.producer_identifiers[].scheme
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	scheme: prismic.KeyTextField;
	
	/**
	 * Identifier field in *Settings → Unique identifiers of the producer (extended responsibility)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.producer_identifiers[].identifier
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	identifier: prismic.KeyTextField;
}

/**
 * Item in *Settings → Delivery: days of each carrier, the usual one first*
 */
export interface SettingsDocumentDataDeliveryCarriersItem {
	/**
	 * Code of the delivery option in the shop field in *Settings → Delivery: days of each carrier, the usual one first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: DOMICILE
	 * - **API ID Path**: settings.delivery_carriers[].code
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	code: prismic.KeyTextField;
	
	/**
	 * Delivered to field in *Settings → Delivery: days of each carrier, the usual one first*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: home
	 * - **API ID Path**: settings.delivery_carriers[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"home" | "relay", "filled">;
	
	/**
	 * Orders count for the day until (local time) field in *Settings → Delivery: days of each carrier, the usual one first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 22:00
	 * - **API ID Path**: settings.delivery_carriers[].cut_off
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cut_off: prismic.KeyTextField;
	
	/**
	 * Working days until the parcel leaves (0: the same day) field in *Settings → Delivery: days of each carrier, the usual one first*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.delivery_carriers[].handling_days
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	handling_days: prismic.NumberField;
	
	/**
	 * Carrier's days from then, at least field in *Settings → Delivery: days of each carrier, the usual one first*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.delivery_carriers[].transit_from
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	transit_from: prismic.NumberField;
	
	/**
	 * Carrier's days from then, at most field in *Settings → Delivery: days of each carrier, the usual one first*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.delivery_carriers[].transit_to
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	transit_to: prismic.NumberField;
	
	/**
	 * Delivers on Saturdays field in *Settings → Delivery: days of each carrier, the usual one first*
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
 * Item in *Settings → Delivery: days on which nothing leaves, besides weekends and public holidays*
 */
export interface SettingsDocumentDataDeliveryClosuresItem {
	/**
	 * Day field in *Settings → Delivery: days on which nothing leaves, besides weekends and public holidays*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.delivery_closures[].day
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	day: prismic.DateField;
}

/**
 * Item in *Settings → Payment: what the checkout of this market accepts, in the order in which it is shown*
 */
export interface SettingsDocumentDataPaymentMarksItem {
	/**
	 * Way to pay field in *Settings → Payment: what the checkout of this market accepts, in the order in which it is shown*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.payment_marks[].mark
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	mark: prismic.SelectField<"card" | "apple_pay" | "paypal" | "bancontact">;
}

/**
 * Item in *Settings → Search: words that mean the same*
 */
export interface SettingsDocumentDataSearchWordsItem {
	/**
	 * Words, separated by commas field in *Settings → Search: words that mean the same*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: newsletter, lettre d’information
	 * - **API ID Path**: settings.search_words[].words
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	words: prismic.KeyTextField;
}

/**
 * Content for Settings documents
 */
interface SettingsDocumentData {
	/**
	 * Organisation name field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_name: prismic.KeyTextField;
	
	/**
	 * Organisation in one sentence field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_description: prismic.KeyTextField;
	
	/**
	 * Logo, for search engines field in *Settings*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_logo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	org_logo: prismic.ImageField<never>;
	
	/**
	 * Organisation: profiles elsewhere (sameAs) field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_profiles[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	org_profiles: prismic.GroupField<Simplify<SettingsDocumentDataOrgProfilesItem>>;
	
	/**
	 * Organisation: legal name field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_legal_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_legal_name: prismic.KeyTextField;
	
	/**
	 * Organisation: street field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_street
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_street: prismic.KeyTextField;
	
	/**
	 * Organisation: postal code field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_postal_code
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_postal_code: prismic.KeyTextField;
	
	/**
	 * Organisation: city field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_city: prismic.KeyTextField;
	
	/**
	 * Organisation: country code field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.org_country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	org_country: prismic.KeyTextField;
	
	/**
	 * Unique identifiers of the producer (extended responsibility) field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.producer_identifiers[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	producer_identifiers: prismic.GroupField<Simplify<SettingsDocumentDataProducerIdentifiersItem>>;
	
	/**
	 * Consumer mediator: name field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.mediator_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mediator_name: prismic.KeyTextField;
	
	/**
	 * Consumer mediator: postal address field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.mediator_address
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mediator_address: prismic.KeyTextField;
	
	/**
	 * Consumer mediator: website field in *Settings*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.mediator_site
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	mediator_site: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Sharing picture where a page has none field in *Settings*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.share_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
	
	/**
	 * Delivery: days of each carrier, the usual one first field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.delivery_carriers[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	delivery_carriers: prismic.GroupField<Simplify<SettingsDocumentDataDeliveryCarriersItem>>;
	
	/**
	 * Delivery: days on which nothing leaves, besides weekends and public holidays field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.delivery_closures[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	delivery_closures: prismic.GroupField<Simplify<SettingsDocumentDataDeliveryClosuresItem>>;
	
	/**
	 * Payment: what the checkout of this market accepts, in the order in which it is shown field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.payment_marks[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	payment_marks: prismic.GroupField<Simplify<SettingsDocumentDataPaymentMarksItem>>;
	
	/**
	 * Search: words that mean the same field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.search_words[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	search_words: prismic.GroupField<Simplify<SettingsDocumentDataSearchWordsItem>>;
}

/**
 * Settings document from Prismic
 *
 * - **API ID**: `settings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SettingsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<SettingsDocumentData>, "settings", Lang>;

type ShopPageDocumentDataSlicesSlice = AccordionSlice | AdviceCarouselSlice | CalloutSlice | CalculatorSlice | DownloadsSlice | DuoSlice | FiguresSlice | FormBlockSlice | HeroSlice | ImageTextSlice | LogosSlice | NeedsSlice | NewsletterBlockSlice | ProductCarouselSlice | QuotationSlice | ShelvesSlice | SitesMapSlice | StepsSlice | TableSlice | TextSlice | TimelineSlice | VideoSlice

/**
 * Content for Shop documents
 */
interface ShopPageDocumentData {
	/**
	 * Title field in *Shop*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shop_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Shop*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shop_page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Header background field in *Shop*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: shop_page.section_background
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
	
	/**
	 * Slice Zone field in *Shop*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shop_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ShopPageDocumentDataSlicesSlice>;
	
	/**
	 * Title for search engines field in *Shop*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shop_page.meta_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Shop*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shop_page.meta_description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Sharing picture field in *Shop*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shop_page.meta_image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Shop document from Prismic
 *
 * - **API ID**: `shop_page`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ShopPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<ShopPageDocumentData>, "shop_page", Lang>;

export type AllDocumentTypes = AccessibilityStatementDocument | AdviceDocument | AuthorDocument | CampaignPageDocument | ContactPageDocument | CorporatePageDocument | CorporateSectionDocument | DirectorySourceDocument | FaqCategoryDocument | FaqQuestionDocument | FooterDocument | HeaderDocument | HealthProfessionalDocument | HealthThemeDocument | HomeDocument | JobLandingDocument | JobOfferDocument | LegalPageDocument | NewsArticleDocument | NewsCategoryDocument | PageDocument | PreHeaderDocument | ProductDocument | ProductCategoryDocument | ReturnsPageDocument | SettingsDocument | ShopPageDocument;

/**
 * Item in *Accordion → Accordion → Primary → Parts*
 */
export interface AccordionSliceDefaultPrimaryItemsItem {
	/**
	 * Title field in *Accordion → Accordion → Primary → Parts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Accordion → Accordion → Primary → Parts*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Open at first field in *Accordion → Accordion → Primary → Parts*
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
 * Item in *Accordion → Chosen questions of the FAQ → Primary → Questions*
 */
export interface AccordionSliceFaqPrimaryQuestionsItem {
	/**
	 * Question field in *Accordion → Chosen questions of the FAQ → Primary → Questions*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.faq.primary.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	question: ContentRelationshipFieldWithData<[{"id":"faq_question","fields":["question","answer"]}]>;
}

/**
 * Primary content in *Accordion → Accordion → Primary*
 */
export interface AccordionSliceDefaultPrimary {
	/**
	 * Title field in *Accordion → Accordion → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Accordion → Accordion → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Parts field in *Accordion → Accordion → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<AccordionSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Section background field in *Accordion → Accordion → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: accordion.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Accordion variation for Accordion Slice
 *
 * - **API ID**: `default`
 * - **Description**: Accordion
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AccordionSliceDefaultPrimary>, never>;

/**
 * Primary content in *Accordion → Chosen questions of the FAQ → Primary*
 */
export interface AccordionSliceFaqPrimary {
	/**
	 * Title field in *Accordion → Chosen questions of the FAQ → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.faq.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Questions field in *Accordion → Chosen questions of the FAQ → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.faq.primary.questions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<AccordionSliceFaqPrimaryQuestionsItem>>;
	
	/**
	 * Link to the FAQ field in *Accordion → Chosen questions of the FAQ → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.faq.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Section background field in *Accordion → Chosen questions of the FAQ → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: accordion.faq.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Chosen questions of the FAQ variation for Accordion Slice
 *
 * - **API ID**: `faq`
 * - **Description**: Chosen questions of the FAQ
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSliceFaq = prismic.SharedSliceVariation<"faq", Simplify<AccordionSliceFaqPrimary>, never>;

/**
 * Slice variation for *Accordion*
 */
type AccordionSliceVariation = AccordionSliceDefault | AccordionSliceFaq

/**
 * Accordion Shared Slice
 *
 * - **API ID**: `accordion`
 * - **Description**: Titles that unfold their text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSlice = prismic.SharedSlice<"accordion", AccordionSliceVariation>;

/**
 * Item in *AdviceCarousel → Chosen advice → Primary → Advice*
 */
export interface AdviceCarouselSliceDefaultPrimaryAdviceItem {
	/**
	 * Advice field in *AdviceCarousel → Chosen advice → Primary → Advice*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice_carousel.default.primary.advice[].advice
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	advice: ContentRelationshipFieldWithData<[{"id":"advice","fields":["title","standfirst","picture","reviewed_on",{"id":"theme","customtypes":[{"id":"health_theme","fields":["title","short_title","section_background"]}]}]}]>;
}

/**
 * Primary content in *AdviceCarousel → Chosen advice → Primary*
 */
export interface AdviceCarouselSliceDefaultPrimary {
	/**
	 * Title field in *AdviceCarousel → Chosen advice → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice_carousel.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Link to the rest field in *AdviceCarousel → Chosen advice → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice_carousel.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Advice field in *AdviceCarousel → Chosen advice → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice_carousel.default.primary.advice[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	advice: prismic.GroupField<Simplify<AdviceCarouselSliceDefaultPrimaryAdviceItem>>;
	
	/**
	 * Section background field in *AdviceCarousel → Chosen advice → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: advice_carousel.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Chosen advice variation for AdviceCarousel Slice
 *
 * - **API ID**: `default`
 * - **Description**: Chosen advice
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AdviceCarouselSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AdviceCarouselSliceDefaultPrimary>, never>;

/**
 * Primary content in *AdviceCarousel → The newest advice of a theme → Primary*
 */
export interface AdviceCarouselSliceThemePrimary {
	/**
	 * Title field in *AdviceCarousel → The newest advice of a theme → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice_carousel.theme.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Theme field in *AdviceCarousel → The newest advice of a theme → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice_carousel.theme.primary.theme
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	theme: ContentRelationshipFieldWithData<[{"id":"health_theme","fields":["title","short_title","section_background"]}]>;
	
	/**
	 * How many field in *AdviceCarousel → The newest advice of a theme → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: advice_carousel.theme.primary.count
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	count: prismic.NumberField;
	
	/**
	 * Section background field in *AdviceCarousel → The newest advice of a theme → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: advice_carousel.theme.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * The newest advice of a theme variation for AdviceCarousel Slice
 *
 * - **API ID**: `theme`
 * - **Description**: The newest advice of a theme
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AdviceCarouselSliceTheme = prismic.SharedSliceVariation<"theme", Simplify<AdviceCarouselSliceThemePrimary>, never>;

/**
 * Slice variation for *AdviceCarousel*
 */
type AdviceCarouselSliceVariation = AdviceCarouselSliceDefault | AdviceCarouselSliceTheme

/**
 * AdviceCarousel Shared Slice
 *
 * - **API ID**: `advice_carousel`
 * - **Description**: Chosen health advice
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AdviceCarouselSlice = prismic.SharedSlice<"advice_carousel", AdviceCarouselSliceVariation>;

/**
 * Primary content in *Calculator → Quantity calculator → Primary*
 */
export interface CalculatorSliceDefaultPrimary {
	/**
	 * Title field in *Calculator → Quantity calculator → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: calculator.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Calculator → Quantity calculator → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: calculator.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Form at first field in *Calculator → Quantity calculator → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: granules
	 * - **API ID Path**: calculator.default.primary.comp
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	comp: prismic.SelectField<"granules" | "flask" | "flask_tm", "filled">;
	
	/**
	 * Section background field in *Calculator → Quantity calculator → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: calculator.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Quantity calculator variation for Calculator Slice
 *
 * - **API ID**: `default`
 * - **Description**: Quantity calculator
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalculatorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CalculatorSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Calculator*
 */
type CalculatorSliceVariation = CalculatorSliceDefault

/**
 * Calculator Shared Slice
 *
 * - **API ID**: `calculator`
 * - **Description**: Quantity calculator
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalculatorSlice = prismic.SharedSlice<"calculator", CalculatorSliceVariation>;

/**
 * Primary content in *Callout → Remark → Primary*
 */
export interface CalloutSliceDefaultPrimary {
	/**
	 * Tone field in *Callout → Remark → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: info
	 * - **API ID Path**: callout.default.primary.tone
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tone: prismic.SelectField<"info" | "tip" | "warning", "filled">;
	
	/**
	 * Title field in *Callout → Remark → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Callout → Remark → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Section background field in *Callout → Remark → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: callout.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Remark variation for Callout Slice
 *
 * - **API ID**: `default`
 * - **Description**: Remark
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalloutSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CalloutSliceDefaultPrimary>, never>;

/**
 * Primary content in *Callout → Remark with a link → Primary*
 */
export interface CalloutSliceActionPrimary {
	/**
	 * Title field in *Callout → Remark with a link → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.action.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Callout → Remark with a link → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.action.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Link field in *Callout → Remark with a link → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.action.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Plant, cut out, decorative field in *Callout → Remark with a link → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.action.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Section background field in *Callout → Remark with a link → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: callout.action.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Remark with a link variation for Callout Slice
 *
 * - **API ID**: `action`
 * - **Description**: Remark with a link
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalloutSliceAction = prismic.SharedSliceVariation<"action", Simplify<CalloutSliceActionPrimary>, never>;

/**
 * Slice variation for *Callout*
 */
type CalloutSliceVariation = CalloutSliceDefault | CalloutSliceAction

/**
 * Callout Shared Slice
 *
 * - **API ID**: `callout`
 * - **Description**: A remark that stands apart
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalloutSlice = prismic.SharedSlice<"callout", CalloutSliceVariation>;

/**
 * Item in *Downloads → List of files → Primary → Files*
 */
export interface DownloadsSliceDefaultPrimaryItemsItem {
	/**
	 * File field in *Downloads → List of files → Primary → Files*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: downloads.default.primary.items[].file
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Title field in *Downloads → List of files → Primary → Files*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: downloads.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Date, language, what it holds field in *Downloads → List of files → Primary → Files*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: downloads.default.primary.items[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Primary content in *Downloads → List of files → Primary*
 */
export interface DownloadsSliceDefaultPrimary {
	/**
	 * Title field in *Downloads → List of files → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: downloads.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Files field in *Downloads → List of files → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: downloads.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<DownloadsSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Section background field in *Downloads → List of files → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: downloads.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * List of files variation for Downloads Slice
 *
 * - **API ID**: `default`
 * - **Description**: List of files
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DownloadsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DownloadsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Downloads*
 */
type DownloadsSliceVariation = DownloadsSliceDefault

/**
 * Downloads Shared Slice
 *
 * - **API ID**: `downloads`
 * - **Description**: Files to download
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DownloadsSlice = prismic.SharedSlice<"downloads", DownloadsSliceVariation>;

/**
 * Item in *Duo → Default → Primary → Panels (two)*
 */
export interface DuoSliceDefaultPrimaryItemsItem {
	/**
	 * Title field in *Duo → Default → Primary → Panels (two)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: duo.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Duo → Default → Primary → Panels (two)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: duo.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Link field in *Duo → Default → Primary → Panels (two)*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: duo.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Picture, cut out, decorative field in *Duo → Default → Primary → Panels (two)*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: duo.default.primary.items[].picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Panel background field in *Duo → Default → Primary → Panels (two)*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: duo.default.primary.items[].section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Primary content in *Duo → Default → Primary*
 */
export interface DuoSliceDefaultPrimary {
	/**
	 * Panels (two) field in *Duo → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: duo.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<DuoSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Section background field in *Duo → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: duo.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Default variation for Duo Slice
 *
 * - **API ID**: `default`
 * - **Description**: Two panels side by side
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DuoSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DuoSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Duo*
 */
type DuoSliceVariation = DuoSliceDefault

/**
 * Duo Shared Slice
 *
 * - **API ID**: `duo`
 * - **Description**: Two panels side by side
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DuoSlice = prismic.SharedSlice<"duo", DuoSliceVariation>;

/**
 * Item in *Figures → Row of figures → Primary → Figures*
 */
export interface FiguresSliceDefaultPrimaryItemsItem {
	/**
	 * Figure, with its unit field in *Figures → Row of figures → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.default.primary.items[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * What it counts field in *Figures → Row of figures → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.default.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Item in *Figures → Figures beside a picture → Primary → Figures*
 */
export interface FiguresSliceIllustratedPrimaryItemsItem {
	/**
	 * Figure, with its unit field in *Figures → Figures beside a picture → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.items[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * What it counts field in *Figures → Figures beside a picture → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Primary content in *Figures → Row of figures → Primary*
 */
export interface FiguresSliceDefaultPrimary {
	/**
	 * Title field in *Figures → Row of figures → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Figures field in *Figures → Row of figures → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FiguresSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Source or date of the figures field in *Figures → Row of figures → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Section background field in *Figures → Row of figures → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: figures.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Row of figures variation for Figures Slice
 *
 * - **API ID**: `default`
 * - **Description**: Row of figures
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FiguresSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FiguresSliceDefaultPrimary>, never>;

/**
 * Primary content in *Figures → Figures beside a picture → Primary*
 */
export interface FiguresSliceIllustratedPrimary {
	/**
	 * Title field in *Figures → Figures beside a picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Figures → Figures beside a picture → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Figures field in *Figures → Figures beside a picture → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FiguresSliceIllustratedPrimaryItemsItem>>;
	
	/**
	 * Source or date of the figures field in *Figures → Figures beside a picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Picture field in *Figures → Figures beside a picture → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figures.illustrated.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Section background field in *Figures → Figures beside a picture → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: figures.illustrated.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Figures beside a picture variation for Figures Slice
 *
 * - **API ID**: `illustrated`
 * - **Description**: Figures beside a picture
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FiguresSliceIllustrated = prismic.SharedSliceVariation<"illustrated", Simplify<FiguresSliceIllustratedPrimary>, never>;

/**
 * Slice variation for *Figures*
 */
type FiguresSliceVariation = FiguresSliceDefault | FiguresSliceIllustrated

/**
 * Figures Shared Slice
 *
 * - **API ID**: `figures`
 * - **Description**: A few numbers and what they count
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FiguresSlice = prismic.SharedSlice<"figures", FiguresSliceVariation>;

/**
 * Primary content in *FormBlock → Form → Primary*
 */
export interface FormBlockSliceDefaultPrimary {
	/**
	 * Form field in *FormBlock → Form → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: contact
	 * - **API ID Path**: form_block.default.primary.form
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	form: prismic.SelectField<"contact" | "spontaneous_application" | "stock_alert" | "return_products", "filled">;
	
	/**
	 * Title field in *FormBlock → Form → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form_block.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *FormBlock → Form → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: form_block.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Section background field in *FormBlock → Form → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: form_block.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Form variation for FormBlock Slice
 *
 * - **API ID**: `default`
 * - **Description**: Form
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormBlockSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FormBlockSliceDefaultPrimary>, never>;

/**
 * Slice variation for *FormBlock*
 */
type FormBlockSliceVariation = FormBlockSliceDefault

/**
 * FormBlock Shared Slice
 *
 * - **API ID**: `form_block`
 * - **Description**: A form of the site
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormBlockSlice = prismic.SharedSlice<"form_block", FormBlockSliceVariation>;

/**
 * Item in *Hero → Default → Primary → Plant labels on the picture*
 */
export interface HeroSliceDefaultPrimaryLabelsItem {
	/**
	 * Name field in *Hero → Default → Primary → Plant labels on the picture*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.labels[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Latin name field in *Hero → Default → Primary → Plant labels on the picture*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.labels[].latin
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	latin: prismic.KeyTextField;
	
	/**
	 * Link field in *Hero → Default → Primary → Plant labels on the picture*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.labels[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Horizontal position, % of the width field in *Hero → Default → Primary → Plant labels on the picture*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.labels[].x
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	x: prismic.NumberField;
	
	/**
	 * Height above the lower edge, % of the width field in *Hero → Default → Primary → Plant labels on the picture*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.labels[].y
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	y: prismic.NumberField;
	
	/**
	 * Length of the stem, % of the width field in *Hero → Default → Primary → Plant labels on the picture*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.labels[].stem
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	stem: prismic.NumberField;
}

/**
 * Primary content in *Hero → Default → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Title field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * First link field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.primary_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second link field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.secondary_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Picture field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Picture on a phone field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.picture_mobile
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture_mobile: prismic.ImageField<never>;
	
	/**
	 * Plant labels on the picture field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.labels[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	labels: prismic.GroupField<Simplify<HeroSliceDefaultPrimaryLabelsItem>>;
	
	/**
	 * Section background field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: hero.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Default variation for Hero Slice
 *
 * - **API ID**: `default`
 * - **Description**: Opening of a page: title, two links, the meadow and its labels
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/**
 * Primary content in *Hero → Title and sentence, without a picture → Primary*
 */
export interface HeroSliceCompactPrimary {
	/**
	 * Title field in *Hero → Title and sentence, without a picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.compact.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Hero → Title and sentence, without a picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.compact.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * First link field in *Hero → Title and sentence, without a picture → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.compact.primary.primary_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second link field in *Hero → Title and sentence, without a picture → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.compact.primary.secondary_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Section background field in *Hero → Title and sentence, without a picture → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: hero.compact.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Title and sentence, without a picture variation for Hero Slice
 *
 * - **API ID**: `compact`
 * - **Description**: Title and sentence, without a picture
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceCompact = prismic.SharedSliceVariation<"compact", Simplify<HeroSliceCompactPrimary>, never>;

/**
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceCompact

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: Opening of a page: title, two links, the meadow and its labels
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/**
 * Primary content in *ImageText → Default → Primary*
 */
export interface ImageTextSliceDefaultPrimary {
	/**
	 * Title field in *ImageText → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *ImageText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Link field in *ImageText → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Picture field in *ImageText → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Side of the picture field in *ImageText → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: left
	 * - **API ID Path**: image_text.default.primary.side
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	side: prismic.SelectField<"left" | "right", "filled">;
	
	/**
	 * Section background field in *ImageText → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: image_text.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Default variation for ImageText Slice
 *
 * - **API ID**: `default`
 * - **Description**: A picture beside a text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ImageTextSliceDefaultPrimary>, never>;

/**
 * Primary content in *ImageText → Picture across, text below → Primary*
 */
export interface ImageTextSliceWidePrimary {
	/**
	 * Title field in *ImageText → Picture across, text below → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.wide.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *ImageText → Picture across, text below → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.wide.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Link field in *ImageText → Picture across, text below → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.wide.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Picture field in *ImageText → Picture across, text below → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.wide.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Section background field in *ImageText → Picture across, text below → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: image_text.wide.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Picture across, text below variation for ImageText Slice
 *
 * - **API ID**: `wide`
 * - **Description**: Picture across, text below
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSliceWide = prismic.SharedSliceVariation<"wide", Simplify<ImageTextSliceWidePrimary>, never>;

/**
 * Slice variation for *ImageText*
 */
type ImageTextSliceVariation = ImageTextSliceDefault | ImageTextSliceWide

/**
 * ImageText Shared Slice
 *
 * - **API ID**: `image_text`
 * - **Description**: A picture beside a text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSlice = prismic.SharedSlice<"image_text", ImageTextSliceVariation>;

/**
 * Item in *Logos → Logos → Primary → Logos*
 */
export interface LogosSliceDefaultPrimaryItemsItem {
	/**
	 * Logo field in *Logos → Logos → Primary → Logos*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.default.primary.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Name field in *Logos → Logos → Primary → Logos*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.default.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Link field in *Logos → Logos → Primary → Logos*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Logos → Labels with a word of explanation → Primary → Labels*
 */
export interface LogosSliceLabelsPrimaryItemsItem {
	/**
	 * Logo field in *Logos → Labels with a word of explanation → Primary → Labels*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.labels.primary.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Name field in *Logos → Labels with a word of explanation → Primary → Labels*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.labels.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * What it stands for field in *Logos → Labels with a word of explanation → Primary → Labels*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.labels.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Link field in *Logos → Labels with a word of explanation → Primary → Labels*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.labels.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Logos → Logos → Primary*
 */
export interface LogosSliceDefaultPrimary {
	/**
	 * Title field in *Logos → Logos → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Logos field in *Logos → Logos → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<LogosSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Section background field in *Logos → Logos → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: logos.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Logos variation for Logos Slice
 *
 * - **API ID**: `default`
 * - **Description**: Logos
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogosSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LogosSliceDefaultPrimary>, never>;

/**
 * Primary content in *Logos → Labels with a word of explanation → Primary*
 */
export interface LogosSliceLabelsPrimary {
	/**
	 * Title field in *Logos → Labels with a word of explanation → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.labels.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Labels field in *Logos → Labels with a word of explanation → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: logos.labels.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<LogosSliceLabelsPrimaryItemsItem>>;
	
	/**
	 * Section background field in *Logos → Labels with a word of explanation → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: logos.labels.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Labels with a word of explanation variation for Logos Slice
 *
 * - **API ID**: `labels`
 * - **Description**: Labels with a word of explanation
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogosSliceLabels = prismic.SharedSliceVariation<"labels", Simplify<LogosSliceLabelsPrimary>, never>;

/**
 * Slice variation for *Logos*
 */
type LogosSliceVariation = LogosSliceDefault | LogosSliceLabels

/**
 * Logos Shared Slice
 *
 * - **API ID**: `logos`
 * - **Description**: Marks of partners, labels or press
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LogosSlice = prismic.SharedSlice<"logos", LogosSliceVariation>;

/**
 * Item in *Needs → Default → Primary → Needs*
 */
export interface NeedsSliceDefaultPrimaryItemsItem {
	/**
	 * Need field in *Needs → Default → Primary → Needs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * What is there field in *Needs → Default → Primary → Needs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.items[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Link field in *Needs → Default → Primary → Needs*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Needs → Default → Primary*
 */
export interface NeedsSliceDefaultPrimary {
	/**
	 * Title field in *Needs → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Needs → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Needs field in *Needs → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<NeedsSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Plant, cut out, decorative field in *Needs → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: needs.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Section background field in *Needs → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: needs.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Default variation for Needs Slice
 *
 * - **API ID**: `default`
 * - **Description**: Entries by need, in two columns
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NeedsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NeedsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Needs*
 */
type NeedsSliceVariation = NeedsSliceDefault

/**
 * Needs Shared Slice
 *
 * - **API ID**: `needs`
 * - **Description**: Entries by need, in two columns
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NeedsSlice = prismic.SharedSlice<"needs", NeedsSliceVariation>;

/**
 * Primary content in *NewsletterBlock → Newsletter → Primary*
 */
export interface NewsletterBlockSliceDefaultPrimary {
	/**
	 * Title field in *NewsletterBlock → Newsletter → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: newsletter_block.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *NewsletterBlock → Newsletter → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: newsletter_block.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Who keeps the address, and how to leave field in *NewsletterBlock → Newsletter → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: newsletter_block.default.primary.consent
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	consent: prismic.RichTextField;
	
	/**
	 * Plant, cut out, decorative field in *NewsletterBlock → Newsletter → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: newsletter_block.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Section background field in *NewsletterBlock → Newsletter → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: newsletter_block.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Newsletter variation for NewsletterBlock Slice
 *
 * - **API ID**: `default`
 * - **Description**: Newsletter
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NewsletterBlockSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NewsletterBlockSliceDefaultPrimary>, never>;

/**
 * Slice variation for *NewsletterBlock*
 */
type NewsletterBlockSliceVariation = NewsletterBlockSliceDefault

/**
 * NewsletterBlock Shared Slice
 *
 * - **API ID**: `newsletter_block`
 * - **Description**: Subscription to the newsletter
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NewsletterBlockSlice = prismic.SharedSlice<"newsletter_block", NewsletterBlockSliceVariation>;

/**
 * Item in *ProductCarousel → Default → Primary → Products*
 */
export interface ProductCarouselSliceDefaultPrimaryProductsItem {
	/**
	 * Product field in *ProductCarousel → Default → Primary → Products*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_carousel.default.primary.products[].product
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	product: ContentRelationshipFieldWithData<[{"id":"product","fields":["title","subtitle",{"id":"category","customtypes":[{"id":"product_category","fields":["title","short_title","kind"]}]},"regulatory_class","shop_product_id","tint","pack","badge","form","format_line"]}]>;
}

/**
 * Primary content in *ProductCarousel → Default → Primary*
 */
export interface ProductCarouselSliceDefaultPrimary {
	/**
	 * Title field in *ProductCarousel → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_carousel.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Link to the rest field in *ProductCarousel → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_carousel.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Products field in *ProductCarousel → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_carousel.default.primary.products[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	products: prismic.GroupField<Simplify<ProductCarouselSliceDefaultPrimaryProductsItem>>;
	
	/**
	 * Section background field in *ProductCarousel → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: product_carousel.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Default variation for ProductCarousel Slice
 *
 * - **API ID**: `default`
 * - **Description**: A row of products
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductCarouselSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductCarouselSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ProductCarousel*
 */
type ProductCarouselSliceVariation = ProductCarouselSliceDefault

/**
 * ProductCarousel Shared Slice
 *
 * - **API ID**: `product_carousel`
 * - **Description**: A row of products
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductCarouselSlice = prismic.SharedSlice<"product_carousel", ProductCarouselSliceVariation>;

/**
 * Primary content in *Quotation → Quote with its author → Primary*
 */
export interface QuotationSliceDefaultPrimary {
	/**
	 * Words field in *Quotation → Quote with its author → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotation.default.primary.quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Who said it field in *Quotation → Quote with its author → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotation.default.primary.author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Role field in *Quotation → Quote with its author → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotation.default.primary.role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Portrait field in *Quotation → Quote with its author → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotation.default.primary.portrait
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	portrait: prismic.ImageField<never>;
	
	/**
	 * Section background field in *Quotation → Quote with its author → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: quotation.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Quote with its author variation for Quotation Slice
 *
 * - **API ID**: `default`
 * - **Description**: Quote with its author
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuotationSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuotationSliceDefaultPrimary>, never>;

/**
 * Primary content in *Quotation → Quote alone, large → Primary*
 */
export interface QuotationSliceLargePrimary {
	/**
	 * Words field in *Quotation → Quote alone, large → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotation.large.primary.quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Who said it field in *Quotation → Quote alone, large → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotation.large.primary.author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Role field in *Quotation → Quote alone, large → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotation.large.primary.role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Section background field in *Quotation → Quote alone, large → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: quotation.large.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Quote alone, large variation for Quotation Slice
 *
 * - **API ID**: `large`
 * - **Description**: Quote alone, large
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuotationSliceLarge = prismic.SharedSliceVariation<"large", Simplify<QuotationSliceLargePrimary>, never>;

/**
 * Slice variation for *Quotation*
 */
type QuotationSliceVariation = QuotationSliceDefault | QuotationSliceLarge

/**
 * Quotation Shared Slice
 *
 * - **API ID**: `quotation`
 * - **Description**: Somebody's words
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuotationSlice = prismic.SharedSlice<"quotation", QuotationSliceVariation>;

/**
 * Item in *Shelves → Default → Primary → Tiles*
 */
export interface ShelvesSliceDefaultPrimaryItemsItem {
	/**
	 * Title field in *Shelves → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Shelves → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Link field in *Shelves → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Picture, cut out field in *Shelves → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.items[].picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Tile background field in *Shelves → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: shelves.default.primary.items[].section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Primary content in *Shelves → Default → Primary*
 */
export interface ShelvesSliceDefaultPrimary {
	/**
	 * Title field in *Shelves → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Shelves → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Tiles field in *Shelves → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: shelves.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<ShelvesSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Section background field in *Shelves → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: shelves.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Default variation for Shelves Slice
 *
 * - **API ID**: `default`
 * - **Description**: The families as large tiles
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ShelvesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ShelvesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Shelves*
 */
type ShelvesSliceVariation = ShelvesSliceDefault

/**
 * Shelves Shared Slice
 *
 * - **API ID**: `shelves`
 * - **Description**: The families as large tiles
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ShelvesSlice = prismic.SharedSlice<"shelves", ShelvesSliceVariation>;

/**
 * Item in *SitesMap → Map of sites → Primary → Sites*
 */
export interface SitesMapSliceDefaultPrimaryItemsItem {
	/**
	 * Name field in *SitesMap → Map of sites → Primary → Sites*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * What is done there field in *SitesMap → Map of sites → Primary → Sites*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.items[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kind: prismic.KeyTextField;
	
	/**
	 * Address field in *SitesMap → Map of sites → Primary → Sites*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.items[].address
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	address: prismic.KeyTextField;
	
	/**
	 * Place field in *SitesMap → Map of sites → Primary → Sites*
	 *
	 * - **Field Type**: GeoPoint
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.items[].place
	 * - **Documentation**: https://prismic.io/docs/fields/geopoint
	 */
	place: prismic.GeoPointField;
}

/**
 * Primary content in *SitesMap → Map of sites → Primary*
 */
export interface SitesMapSliceDefaultPrimary {
	/**
	 * Title field in *SitesMap → Map of sites → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *SitesMap → Map of sites → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Sites field in *SitesMap → Map of sites → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sites_map.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<SitesMapSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Section background field in *SitesMap → Map of sites → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: sites_map.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise", "filled">;
}

/**
 * Map of sites variation for SitesMap Slice
 *
 * - **API ID**: `default`
 * - **Description**: Map of sites
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SitesMapSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SitesMapSliceDefaultPrimary>, never>;

/**
 * Slice variation for *SitesMap*
 */
type SitesMapSliceVariation = SitesMapSliceDefault

/**
 * SitesMap Shared Slice
 *
 * - **API ID**: `sites_map`
 * - **Description**: Places of the house on a map
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SitesMapSlice = prismic.SharedSlice<"sites_map", SitesMapSliceVariation>;

/**
 * Item in *Steps → Default → Primary → Steps*
 */
export interface StepsSliceDefaultPrimaryItemsItem {
	/**
	 * Title field in *Steps → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Steps → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *Steps → Default → Primary*
 */
export interface StepsSliceDefaultPrimary {
	/**
	 * Title field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Steps field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<StepsSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Wide picture field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
	
	/**
	 * Section background field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: steps.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Default variation for Steps Slice
 *
 * - **API ID**: `default`
 * - **Description**: A numbered sequence above a wide picture
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StepsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Steps*
 */
type StepsSliceVariation = StepsSliceDefault

/**
 * Steps Shared Slice
 *
 * - **API ID**: `steps`
 * - **Description**: A numbered sequence above a wide picture
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSlice = prismic.SharedSlice<"steps", StepsSliceVariation>;

/**
 * Primary content in *Table → Table → Primary*
 */
export interface TableSliceDefaultPrimary {
	/**
	 * Title field in *Table → Table → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: table.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Table field in *Table → Table → Primary*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: table.default.primary.table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
	
	/**
	 * Note below field in *Table → Table → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: table.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	note: prismic.RichTextField;
	
	/**
	 * Section background field in *Table → Table → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: table.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Table variation for Table Slice
 *
 * - **API ID**: `default`
 * - **Description**: Table
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TableSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Table*
 */
type TableSliceVariation = TableSliceDefault

/**
 * Table Shared Slice
 *
 * - **API ID**: `table`
 * - **Description**: Rows and columns
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableSlice = prismic.SharedSlice<"table", TableSliceVariation>;

/**
 * Primary content in *Text → Default → Primary*
 */
export interface TextSliceDefaultPrimary {
	/**
	 * Text field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Section background field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: text.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Default variation for Text Slice
 *
 * - **API ID**: `default`
 * - **Description**: Running text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TextSliceDefaultPrimary>, never>;

/**
 * Primary content in *Text → Title beside its text → Primary*
 */
export interface TextSliceColumnsPrimary {
	/**
	 * Title field in *Text → Title beside its text → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.columns.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Text → Title beside its text → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.columns.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Section background field in *Text → Title beside its text → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: text.columns.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Title beside its text variation for Text Slice
 *
 * - **API ID**: `columns`
 * - **Description**: Title beside its text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextSliceColumns = prismic.SharedSliceVariation<"columns", Simplify<TextSliceColumnsPrimary>, never>;

/**
 * Slice variation for *Text*
 */
type TextSliceVariation = TextSliceDefault | TextSliceColumns

/**
 * Text Shared Slice
 *
 * - **API ID**: `text`
 * - **Description**: Running text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextSlice = prismic.SharedSlice<"text", TextSliceVariation>;

/**
 * Item in *Timeline → Timeline → Primary → Dates*
 */
export interface TimelineSliceDefaultPrimaryItemsItem {
	/**
	 * Year or date field in *Timeline → Timeline → Primary → Dates*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.items[].date
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	date: prismic.KeyTextField;
	
	/**
	 * Title field in *Timeline → Timeline → Primary → Dates*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Timeline → Timeline → Primary → Dates*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Picture field in *Timeline → Timeline → Primary → Dates*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.items[].picture
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	picture: prismic.ImageField<never>;
}

/**
 * Primary content in *Timeline → Timeline → Primary*
 */
export interface TimelineSliceDefaultPrimary {
	/**
	 * Title field in *Timeline → Timeline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Dates field in *Timeline → Timeline → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<TimelineSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * Section background field in *Timeline → Timeline → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: timeline.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Timeline variation for Timeline Slice
 *
 * - **API ID**: `default`
 * - **Description**: Timeline
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TimelineSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TimelineSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Timeline*
 */
type TimelineSliceVariation = TimelineSliceDefault

/**
 * Timeline Shared Slice
 *
 * - **API ID**: `timeline`
 * - **Description**: Dates in their order
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TimelineSlice = prismic.SharedSlice<"timeline", TimelineSliceVariation>;

/**
 * Primary content in *Video → Video → Primary*
 */
export interface VideoSliceDefaultPrimary {
	/**
	 * Title field in *Video → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Video address field in *Video → Video → Primary*
	 *
	 * - **Field Type**: Embed
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.default.primary.video
	 * - **Documentation**: https://prismic.io/docs/fields/embed
	 */
	video: prismic.EmbedField
	
	/**
	 * Still picture field in *Video → Video → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.default.primary.poster
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	poster: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Video → Video → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Transcript field in *Video → Video → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.default.primary.transcript
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	transcript: prismic.RichTextField;
	
	/**
	 * Section background field in *Video → Video → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: video.default.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Video variation for Video Slice
 *
 * - **API ID**: `default`
 * - **Description**: Video
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSliceDefault = prismic.SharedSliceVariation<"default", Simplify<VideoSliceDefaultPrimary>, never>;

/**
 * Primary content in *Video → Video of the media library → Primary*
 */
export interface VideoSliceFilePrimary {
	/**
	 * Title field in *Video → Video of the media library → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.file.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Video file field in *Video → Video of the media library → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.file.primary.file
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Captions (WebVTT) field in *Video → Video of the media library → Primary*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.file.primary.captions
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	captions: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Still picture field in *Video → Video of the media library → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.file.primary.poster
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	poster: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Video → Video of the media library → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.file.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Transcript field in *Video → Video of the media library → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.file.primary.transcript
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	transcript: prismic.RichTextField;
	
	/**
	 * Section background field in *Video → Video of the media library → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: White
	 * - **API ID Path**: video.file.primary.section_background
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	section_background: prismic.SelectField<"White" | "Blue" | "Green" | "Beige Light" | "Beige Dark" | "Aqua" | "Ds-Turquoise" | "Pink", "filled">;
}

/**
 * Video of the media library variation for Video Slice
 *
 * - **API ID**: `file`
 * - **Description**: Video of the media library
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSliceFile = prismic.SharedSliceVariation<"file", Simplify<VideoSliceFilePrimary>, never>;

/**
 * Slice variation for *Video*
 */
type VideoSliceVariation = VideoSliceDefault | VideoSliceFile

/**
 * Video Shared Slice
 *
 * - **API ID**: `video`
 * - **Description**: A video that loads when it is asked for
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
			AdviceDocumentDataSourcesItem,
			AdviceDocumentDataRelatedProductsItem,
			AdviceDocumentDataRelatedAdviceItem,
			AdviceDocumentDataSlicesSlice,
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
			HeaderDocumentDataMenuLinksItem,
			HeaderDocumentDataMenuItem,
			HeaderDocumentDataFrequentSearchesItem,
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
			ProductDocumentDataNeedsItem,
			ProductDocumentDataPlantsItem,
			ProductDocumentDataClaimsOnHoldItem,
			ProductDocumentDataDilutionsItem,
			ProductDocumentDataDosageItem,
			ProductDocumentDataCompositionValuesItem,
			ProductDocumentDataAllergensItem,
			ProductDocumentDataComponentsItem,
			ProductDocumentDataLeafletsItem,
			ProductDocumentDataFaqItem,
			ProductDocumentDataRelatedItem,
			ProductDocumentDataSlicesSlice,
			ProductCategoryDocument,
			ProductCategoryDocumentData,
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