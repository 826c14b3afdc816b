async function send() {
  'use server';
}

export default function Page() {
  return (
    <form action={send}>
      <input name="text" />
    </form>
  );
}
