import { AppError, type ErrorCode } from '../errors.ts';

type UserError = { code: string | null; field: readonly string[] | null; message: string };
type Warning = { code: string; message: string; target: string };
type CartPayload<Cart> = {
  cart: Cart | null;
  userErrors: readonly UserError[];
  warnings: readonly Warning[];
} | null;

/** Asserts that a cart mutation answered with a cart: "cart operations fail if the response lacks a cart" (section 5). */
export function unwrap<Cart>(payload: CartPayload<Cart>, code: ErrorCode) {
  const problems = payload?.userErrors ?? [];
  if (payload?.cart && problems.length === 0) return { cart: payload.cart, warnings: payload.warnings };
  const detail = problems.map(({ message }) => message).join(', ');
  if (problems.some((problem) => problem.field?.includes('cartId'))) throw new AppError('cartNotFound', {}, { detail });
  throw new AppError(code, {}, { detail });
}
