/** Types shared by the server and the routes in `app/`. */
export type { LoadContext } from './context.ts';
export type { Problem, Outcome } from './outcome.ts';
export type { Shop, Frame } from './shop.ts';
export type { Connection, Usage, Disconnected } from './connection.ts';
export type { Home } from './home.ts';
export type {
  ProductStatus,
  ProductSort,
  ProductFilter,
  ProductQuery,
  ProductsPage,
  ProductRow,
  ProductImage,
  Selection,
} from './products.ts';
export type { RunSettings, RunPreparation, StartRunInput } from './start-run.ts';
export type {
  RunSummary,
  RunsPage,
  RunView,
  RunQuery,
  RunPage,
  ItemRow,
  PublishPreview,
  RunActionInput,
  Changed,
} from './runs.ts';
export type { Review, ReviewField, EditInput } from './review.ts';
export type {
  SentListings,
  SentListing,
  SentProduct,
  StartSentInput,
  DismissSentInput,
} from './sent.ts';
