/** Id of the postcode's field: what cannot be delivered leads to it. */
export const PLACE_FIELD = 'delivery-zip';
