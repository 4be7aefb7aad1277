import connection from './en/connection.ts';
import home from './en/home.ts';
import products from './en/products.ts';
import review from './en/review.ts';
import runs from './en/runs.ts';
import sent from './en/sent.ts';
import shell from './en/shell.ts';
import write from './en/write.ts';

/** Every text of the pages. */
export default { connection, home, products, review, runs, sent, shell, write };
