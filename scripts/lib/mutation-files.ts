/** The rules of the product: what `npm run mutation` plants faults into. Each has a test beside it in `tests/unit` or `tests/components`. */
export const RULES = [
  'lib/cart/{codes,gather,next-quantity,posted,quantity,savings}.ts',
  'lib/offers/{marks,reconcile,threshold}.ts',
  'lib/delivery/{exclusion,free-delivery,postcode}.ts',
  'lib/prices/{reductions,reference,unit-price}.ts',
  'lib/discounts/why-not.ts',
  'lib/i18n/{below,canonical-path,routes}.ts',
  'lib/session/{checked,client,own-path,rebase,wanted-path}.ts',
  'lib/forms/{problem,safe-data}.ts',
  'lib/uploads/{check,file-name}.ts',
  'lib/prismic/{errors,read,release}.ts',
  'lib/calculator/{calculate,figure,schema}.ts',
  'lib/careers/{days,facets,pay}.ts',
  'lib/directory/{distance,phone,selection}.ts',
  'lib/withdrawal/{eligible,working-days}.ts',
  'lib/text/{edit-distance,fold}.ts',
  'lib/analytics/*.ts',
] as const;
