export {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_NAMES,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  parseLanguage,
  type PageLanguage,
} from '@wareword/ui/languages';
