export default {
  heading: 'Listings sent from Wareword',
  reviewListings: 'Review listings',
  reviewCount: 'Review {count, plural, one {# listing} other {# listings}}',
  chooseHeading: 'Choose the product for each listing',
  chooseHelp:
    'Then review them as usual. Nothing changes in your store until you publish. Reviewing and publishing these listings is free, because they are already written.',
  product: 'Product: {title}',
  sameProduct: 'Choose a different product for each listing.',
  choose: 'Choose product',
  chooseNamed: 'Choose product for {name}',
  change: 'Change product',
  changeNamed: 'Change product for {name}',
  dismiss: 'Dismiss',
  dismissNamed: 'Dismiss {name}',
  none: 'No listings sent',
  noneHelp: 'Listings that you send to this store in Wareword appear here.',
  showProducts: 'Show products',
};
