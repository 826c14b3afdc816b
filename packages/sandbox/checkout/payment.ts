/** The payment provider of the demonstration: one card is accepted, one is refused, and all others are invalid. */
export function readCard(number: string): 'accepted' | 'refused' | 'invalid' {
  const digits = number.replace(/[\s-]/g, '');
  if (digits === '4242424242424242') return 'accepted';
  return digits === '4000000000000002' ? 'refused' : 'invalid';
}
