import connection from './de/connection.ts';
import home from './de/home.ts';
import products from './de/products.ts';
import review from './de/review.ts';
import runs from './de/runs.ts';
import sent from './de/sent.ts';
import shell from './de/shell.ts';
import write from './de/write.ts';

export default { connection, home, products, review, runs, sent, shell, write };
