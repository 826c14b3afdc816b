import type { PictureSource } from '@/components/ui/picture';

export type LinkItem = { href: string; text: string; current?: boolean };
export type Shelf = { title: string; href?: string | null; links: readonly LinkItem[] };
export type MenuPromo = { href: string; title: string; text: string; image?: PictureSource; background?: string };

/** An entry of the main navigation; with shelves it opens the mega menu, and `href` is its target on a phone. */
export type NavEntry = LinkItem & Section & { shelves?: readonly Shelf[]; promo?: MenuPromo };

/** The pages for which a navigation entry is marked as current, by their internal paths. */
export type Section = {
  /** "health/sommeil": that page and those below it; null for a URL outside the site's routes. */
  section?: string | null;
  /** Subsections that have an entry of their own. */
  except?: readonly string[];
};

export type MarketNames = {
  /** "FR", shown beside the globe. */
  code: string;
  /** "France, français", on the button of the phone menu. */
  name: string;
  /** "FR, France en français. Changer de pays ou de langue". */
  label: string;
};

export type HeaderWords = {
  home: string;
  name: string;
  navigation: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
  /** "Tout voir", before the name of a shelf. */
  all: string;
};
