import { Counter } from './counter';

export default function Page() {
  return (
    <main>
      <h1>Prerendered</h1>
      <Counter />
    </main>
  );
}
