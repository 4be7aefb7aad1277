/** The texts of an area in another language: every key that English has, and no other. */
export type Translation<English> = { readonly [Key in keyof English]: string };
