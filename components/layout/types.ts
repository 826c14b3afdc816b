import type { PictureSource } from '@/components/ui/picture';

export type LinkItem = { href: string; text: string; current?: boolean };
export type Shelf = { title: string; links: readonly LinkItem[] };
export type MenuPromo = { href: string; title: string; text: string; image?: PictureSource; background?: string };

/** An entry of the main navigation; with shelves it opens the mega menu, and `href` is where it leads on a phone. */
export type NavEntry = LinkItem & { shelves?: readonly Shelf[]; promo?: MenuPromo };

export type MarketLink = LinkItem & {
  /** "fr-BE" */
  hrefLang: string;
  /** Set where the name is in another language than the page. */
  lang?: string;
  /** Said where the page has no counterpart there. */
  note?: string;
};

export type Markets = {
  /** Language of these words, where they stand in a link of another one. */
  lang: string;
  /** "FR", shown beside the globe. */
  code: string;
  /** "France, français", on the button of the phone menu. */
  name: string;
  /** "FR, France en français. Changer de pays ou de langue". */
  label: string;
  title: string;
  close: string;
  links: readonly MarketLink[];
  note?: string;
};

export type HeaderWords = {
  home: string;
  name: string;
  navigation: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
};
