import connection from './es/connection.ts';
import home from './es/home.ts';
import products from './es/products.ts';
import review from './es/review.ts';
import runs from './es/runs.ts';
import sent from './es/sent.ts';
import shell from './es/shell.ts';
import write from './es/write.ts';

export default { connection, home, products, review, runs, sent, shell, write };
