-- Each store app has a database of its own.
create database woocommerce;
create database shopify;
