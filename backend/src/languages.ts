export {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGES,
  parseLanguage,
  type Language,
} from '@wareword/ui/languages';
