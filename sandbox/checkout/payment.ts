/** The demonstration's bank: one card pays, one is refused, and no other is a card. */
export function readCard(number: string): 'accepted' | 'refused' | 'invalid' {
  const digits = number.replace(/[\s-]/g, '');
  if (digits === '4242424242424242') return 'accepted';
  return digits === '4000000000000002' ? 'refused' : 'invalid';
}
