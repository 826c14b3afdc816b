import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb, type Crumb, crumbsTo } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { ChipLink, ChipRow, Label } from '@/components/ui/tag';
import { muted, text, text as textStyle } from '@/components/ui/text.css';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { ContentLink } from '@/lib/services/prismic/links';
import * as css from './hero.css';

/** The position is in hundredths of the picture's width: the centre from its start, the foot from its lower edge. */
type PlantLabelView = { name: string; latin: string; href?: string; x: number; y: number; stem: number };

/**
 * A label over a plant of the picture, with a stem down to it. The link wraps the label, whose mask would clip the focus ring.
 */
function PlantLabel({ name, latin, href, x, y, stem }: PlantLabelView) {
  const place = { insetInlineStart: `${x}%`, insetBlockEnd: `${y}cqi` };
  const parts = (
    <>
      <Label name={name} latin={latin} />
      <span className={css.stem} style={{ blockSize: `${stem}cqi` }} />
    </>
  );
  return href ? (
    <Link href={href} className={css.place} style={place}>
      {parts}
    </Link>
  ) : (
    <div className={css.place} style={place}>
      {parts}
    </div>
  );
}

type CompactHeroProps = {
  background?: string | null;
  heading?: 'h1' | 'h2';
  title: string;
  text?: string | null;
  /** The first is the primary one. */
  links: readonly ContentLink[];
};

/** Hero of a page without a picture: title and one sentence. */
export function CompactHero({ background, heading: Heading = 'h1', title, text, links }: CompactHeroProps) {
  if (!title) return null;
  return (
    <Section background={background} space="tight">
      <Container>
        <Heading className={cx(textStyle.h1, css.title)}>{title}</Heading>
        {text && <p className={cx(textStyle.lead, muted, css.lead)}>{text}</p>}
        {links.length > 0 && (
          <ButtonRow className={css.links}>
            {inOrder(links, (link, index) => (
              <ButtonLink kind={index ? 'secondary' : 'primary'} href={link.href}>
                {link.text}
              </ButtonLink>
            ))}
          </ButtonRow>
        )}
      </Container>
    </Section>
  );
}

/** Keeps a one-letter word ("à juste dose") off the end of a line. */
const keepTogether = (title: string) => title.replace(/(?<=^|\s)(\p{L})\s/gu, '$1\u00a0');

type HeroProps = {
  background?: string | null;
  /** The title of the page, or of a later section. */
  heading?: 'h1' | 'h2';
  title: string;
  text?: string;
  /** The first is the primary one. */
  links: readonly ContentLink[];
  picture?: PictureSource;
  mobile?: PictureSource;
  labels: readonly PlantLabelView[];
  priority?: boolean;
};

export function Hero({ background, heading = 'h1', title, text, links, picture, mobile, labels, priority }: HeroProps) {
  const Heading = heading;
  if (!title && !picture) return null;
  return (
    <Section background={background} space="none" clipped className={css.hero}>
      <Container className={css.words}>
        {title && <Heading className={cx(textStyle.display, css.heroTitle)}>{keepTogether(title)}</Heading>}
        {text && <p className={cx(textStyle.lead, css.heroLead)}>{text}</p>}
        {links.length > 0 && (
          <ButtonRow className={css.heroLinks}>
            {inOrder(links, (link, index) => (
              <ButtonLink kind={index ? 'secondary' : 'primary'} href={link.href} className={css.link}>
                {link.text}
              </ButtonLink>
            ))}
          </ButtonRow>
        )}
      </Container>
      {picture && (
        <Picture image={picture} mobile={mobile} sizes={css.pictureSizes} priority={priority} className={css.picture} />
      )}
      {labels.length > 0 && (
        <div className={css.labels}>
          {inOrder(labels, (label) => (
            <PlantLabel {...label} />
          ))}
        </div>
      )}
    </Section>
  );
}

type PageHeroProps = {
  background?: string | null;
  pair?: string | null;
  breadcrumb: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Cut-out, decorative; shown from lg, cropped by the section. */
  plant?: PictureSource;
  /** A scene: beside the text from lg, below it on a phone. */
  picture?: PictureSource;
  /** Label of the plant beside it. */
  label?: { name: string; latin?: string };
  /** Below the introduction: author and date, or a button. */
  children?: ReactNode;
  chips?: { label: string; links: readonly { href: string; text: string; current?: boolean }[] };
};

/** The top of a page other than the home page: breadcrumb, title and introduction. */
export function PageHero({
  background,
  pair,
  breadcrumb,
  title,
  intro,
  plant,
  picture,
  label,
  children,
  chips,
}: PageHeroProps) {
  return (
    <Section background={background} pair={pair} space="none" clipped>
      <Container className={css.content}>
        {breadcrumb}
        <div className={cx(css.pageHeroWords, picture && css.beside, plant && css.besidePlant)}>
          <h1>{title}</h1>
          {intro && <div className={cx(text.lead, css.pageHeroLead)}>{intro}</div>}
          {children && <div className={css.below}>{children}</div>}
        </div>
        {picture && (
          <Picture image={picture} sizes={css.pageHeroPictureSizes} className={css.pageHeroPicture} priority />
        )}
        {chips && chips.links.length > 0 && (
          <nav aria-label={chips.label} className={cx(css.chips, picture && css.chipsBeside, plant && css.besidePlant)}>
            <ChipRow scroll={!picture && !plant}>
              {inOrder(chips.links, ({ href, text: name, current }) => (
                <ChipLink href={href} aria-current={current ? 'page' : undefined}>
                  {name}
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
        )}
      </Container>
      {plant && <Picture image={plant} sizes="(min-width: 1024px) 25rem, 1px" className={css.plant} />}
      {plant && label?.name && (
        <div className={css.label}>
          <Label name={label.name} latin={label.latin} />
        </div>
      )}
    </Section>
  );
}

type HeroPageProps = Pick<ComponentProps<typeof PageFrame>, 'background' | 'alternates' | 'preHeader'> &
  Pick<ComponentProps<typeof PageHero>, 'title' | 'intro' | 'plant'> &
  Pick<ComponentProps<typeof Section>, 'space'> & {
    locale: Locale;
    /** From the home page, which is not named, to this page. */
    trail: readonly Crumb[];
    children: ReactNode;
  };

/** A page of one subject: breadcrumb, title and introduction, and its content in one section below. */
export async function HeroPage({
  locale,
  background = 'Beige Light',
  alternates,
  preHeader,
  trail,
  title,
  intro,
  plant,
  space,
  children,
}: HeroPageProps) {
  const t = await translations(locale, 'common');
  const crumbs = await crumbsTo(locale, ...trail);
  return (
    <PageFrame locale={locale} background={background} alternates={alternates} crumbs={crumbs} preHeader={preHeader}>
      <PageHero
        background={background}
        breadcrumb={<Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />}
        title={title}
        intro={intro}
        plant={plant}
      />
      <Section background="White" space={space}>
        <Container>{children}</Container>
      </Section>
    </PageFrame>
  );
}
