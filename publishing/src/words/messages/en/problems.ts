/** What a problem's code means, in every store app. English pages show the message itself, which has more detail. */
export default {
  automaticOff: 'Automatic publishing was turned off before this listing was finished.',
  brandArchived:
    "This run's brand is archived. Restore it in Wareword, then resume. Or cancel this run and start one with another brand.",
  brandForbidden:
    "This run's brand is locked on your plan, or it isn't in the Wareword account you use now. Unlock it in Wareword, then resume. Or cancel this run and start one with another brand.",
  changedInStore:
    'This product changed in your store after its listing was written. Review it again, then publish.',
  changedSince:
    "The text in your store isn't the one we published. Someone may have edited it, or your store changed it when saving. We didn't change it.",
  connectDenied: "You didn't connect the store. Nothing changed.",
  connectExpired:
    'This link was opened in another browser, was already used, or is more than 10 minutes old. Start over.',
  connectFailed: "We couldn't reach Wareword to finish connecting. Try again in a moment.",
  fieldsSkipped:
    'Published, except for fields whose images, videos or other content would be lost.',
  generationFailed:
    "Wareword couldn't write this listing. It doesn't count toward your plan. Try again.",
  httpsRequired:
    "This app doesn't use HTTPS to reach Wareword. Contact the administrator of this server.",
  invalidEdit: 'Enter a product name.',
  itemNotFound: 'Product not found.',
  jobCancelled:
    "This listing was canceled in Wareword. It doesn't count toward your plan. Try again to write it.",
  jobNotFound:
    "This listing was requested with another Wareword account. If it was written, it's in that account's history. Try again to write it with the account you use now.",
  listingNotFound:
    'This listing was deleted in Wareword, or it belongs to another Wareword account.',
  alreadyPublished:
    'An earlier attempt to publish succeeded, so your store has the text from before your last edit. To publish the new text, undo this and publish again.',
  mayBeInHistory: "If the listing was written, it's in your Wareword history.",
  noConnection: "Your store isn't connected to Wareword.",
  noDetails:
    "This product has only a name. Add a category, an attribute or a description, and we'll write its listing.",
  noName: 'This product has no name. Name it in your store, then try again.',
  notExact: "Some fields couldn't be restored exactly.",
  notFound: 'This product is no longer in your store.',
  notPublished: "This product isn't published in your store. We'll write its listing once it is.",
  nothingToChange: 'No fields to change.',
  nothingToDo: 'This action is no longer possible. Check the current status.',
  planRequired: "Your plan doesn't include this. Upgrade your Wareword plan, then resume.",
  productTrashed: 'This product is in the trash. Restore it first.',
  reencoded:
    "The original text is back. A few characters are encoded differently, which shoppers don't see.",
  requestRefused:
    "Wareword couldn't use this product's details. Check them in your store, then try again.",
  runNotFound: 'Run not found.',
  scopeForbidden: "This connection isn't allowed to write listings. Connect your store again.",
  serviceUnreachable: "We can't reach Wareword right now. Nothing is lost. Try again in a moment.",
  skippedByOwner: 'You skipped this product.',
  stopped:
    "The run was canceled before this listing was written. It doesn't count toward your plan.",
  storeTaken:
    "This store's address is already connected to another Wareword account, so we didn't connect it to yours. Connect again to see how to move it to your account.",
  textTooLong: 'This product has too much text. Shorten it in your store, then try again.',
  tokenRevoked:
    'This connection was revoked in Wareword. Your runs are saved. Connect your store again to continue.',
  tooBusy: "We're handling a lot of requests right now. Try again in a minute.",
  tooManyAttempts: 'Too many attempts. Try again in a minute.',
  tooManyRuns:
    "You've reached a limit for runs or products for this store. Nothing was started, and no listings were used.",
  usageLimitReached: "You've used all of your plan's listings this month.",
};
