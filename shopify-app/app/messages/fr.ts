import connection from './fr/connection.ts';
import home from './fr/home.ts';
import products from './fr/products.ts';
import review from './fr/review.ts';
import runs from './fr/runs.ts';
import sent from './fr/sent.ts';
import shell from './fr/shell.ts';
import write from './fr/write.ts';

export default { connection, home, products, review, runs, sent, shell, write };
