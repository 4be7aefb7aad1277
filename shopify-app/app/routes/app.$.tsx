export { default, loader } from './$.tsx';
