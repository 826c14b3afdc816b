import type { ReactNode } from 'react';

type Props = Record<'title' | 'intro' | 'children', ReactNode>;

/** Stands in for `HeroPage` of `components/editorial/hero`, which is asynchronous: a page's title, introduction and content. */
export const HeroPage = ({ title, intro, children }: Props) => (
  <>
    <h1>{title}</h1>
    {intro}
    {children}
  </>
);
