/** What the server says in pages: names from Shopify's admin, and documents without a page. */
export default {
  fieldTitle: 'Title',
  fieldDescription: 'Description',
  fieldMetaTitle: 'SEO title',
  fieldMetaDescription: 'Meta description',
  fieldTags: 'Tags',
  tagsNotSelected:
    'Not selected: tags can add products to automated collections, so they change only when you select them.',
  unavailable: "Wareword isn't available right now",
  unavailableHelp: 'Nothing is lost, and runs continue automatically. Reload the page in a moment.',
  incompleteUrl: 'This URL is incomplete. Open the app from your Shopify admin again.',
  twoStores: 'This URL contains two different stores. Open the app from your Shopify admin again.',
};
