import { skeleton } from './skeleton.css';

export function Skeleton({ shape }: { shape: 'tile' | 'line' | 'short' }) {
  return <div className={skeleton({ shape })} />;
}

/** Takes the place of a product card, to its size. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="tile" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  );
}
