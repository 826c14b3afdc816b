import { notFound } from 'next/navigation';

export const ensureStatic = 'navigation';

export const generateStaticParams = () => [{ word: 'known' }];

/** One word is known, one fails, and all others are not found. */
export default async function Page({ params }: { params: Promise<{ word: string }> }) {
  const { word } = await params;
  if (word === 'broken') throw new Error('asked to fail');
  if (word !== 'known') notFound();
  return <h1>{word}</h1>;
}
