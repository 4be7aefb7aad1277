import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '.data'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program: with those that check types, each shared file would be checked three times.
        project: './tsconfig.lint.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers read well in text and in log lines.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An arrow that only calls is clearer than one with braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Express passes its own objects where Node's classes are expected.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // The environment has one reader, so that a bad setting is found at boot.
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings in src/config.ts.' },
      ],
    },
  },
  {
    files: [
      'ui/src/**/*.tsx',
      'backend/web/**/*.tsx',
      'woo-bridge/web/**/*.tsx',
      'shopify-app/app/**/*.tsx',
    ],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Its own build: a class that both it and the server took in would be two classes.
    files: ['shopify-app/app/**/*.{ts,tsx}'],
    rules: {
      // How Remix redirects, and says that a page is not there.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
          ],
        },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@wareword/|/src/',
              allowTypeImports: true,
              message: 'Routes take values from the load context, and only types from packages.',
            },
          ],
        },
      ],
    },
  },
  {
    // Errors by meaning: which code the API has for one is the transports' business.
    files: [
      'backend/src/{accounts,attempts,billing,brands,bulk,connect,credits,jobs,listings,mail,tokens}/**/*.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@wareword/shared-schema',
          importNames: ['ERROR_CODES', 'ErrorCode'],
          message: 'Throw an error of src/errors.ts.',
        },
      ],
    },
  },
  {
    // Programs for a terminal.
    files: ['e2e/**/*.ts', 'ui/build/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
