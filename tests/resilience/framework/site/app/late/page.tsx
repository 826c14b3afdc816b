import { connection } from 'next/server';
import { Suspense } from 'react';
import { Counter } from '../counter';

async function Late() {
  await connection();
  return <p>made for this visitor</p>;
}

export default function Page() {
  return (
    <main>
      <Counter />
      <Suspense fallback={<p>comes later</p>}>
        <Late />
      </Suspense>
    </main>
  );
}
