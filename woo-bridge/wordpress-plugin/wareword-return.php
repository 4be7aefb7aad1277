<?php
/**
 * Plugin Name:       Wareword Return
 * Description:       Returns the browser to Wareword for WooCommerce after you connect your store.
 * Version:           1.0.0
 * Requires at least: 5.6
 * Requires PHP:      7.4
 * Author:            Wareword
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       wareword-return
 *
 * Wareword redirects the browser back to the store's own domain. This plugin provides that URL:
 *
 *     /wp-json/wareword/v1/return
 *
 * It redirects the browser to the configured app with the query unchanged. An administrator sets
 * the app's URL under Settings → General or in wp-config.php, which takes precedence:
 *
 *     define( 'WAREWORD_APP_URL', 'https://wareword.example.com' );
 *
 * The request does not affect the redirect target, so this is not an open redirect. The code in the
 * query is useless without the verifier that the app stores.
 *
 * @package WarewordReturn
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const WAREWORD_RETURN_OPTION = 'wareword_app_url';
const WAREWORD_RETURN_PATH   = '/connect/return';

/**
 * Normalizes the app's URL to scheme, host, port and path. Returns an empty string unless it is
 * https, or http on localhost.
 *
 * @param mixed $value The entered value.
 * @return string Without a trailing slash.
 */
function wareword_return_clean_url( $value ) {
	if ( ! is_string( $value ) ) {
		return '';
	}
	$value = trim( $value );
	// Reject whitespace, quotes, backslashes and control characters.
	if ( '' === $value || strlen( $value ) > 300 || preg_match( '/[\x00-\x20\x7f-\xff"\'<>\\\\`{}|^]/', $value ) ) {
		return '';
	}
	$parts = wp_parse_url( $value );
	if ( ! is_array( $parts ) || empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return '';
	}
	if ( isset( $parts['user'] ) || isset( $parts['pass'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
		return '';
	}
	$scheme   = strtolower( $parts['scheme'] );
	$host     = strtolower( $parts['host'] );
	$is_local = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	if ( 'https' !== $scheme && ! ( 'http' === $scheme && $is_local ) ) {
		return '';
	}
	if ( ! $is_local && ! preg_match( '/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/', $host ) ) {
		return '';
	}
	$port = isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '';
	$path = isset( $parts['path'] ) ? rtrim( $parts['path'], '/' ) : '';
	return $scheme . '://' . $host . $port . $path;
}

/**
 * The app's URL, or an empty string.
 *
 * @return string
 */
function wareword_return_app_url() {
	$value = defined( 'WAREWORD_APP_URL' ) ? WAREWORD_APP_URL : get_option( WAREWORD_RETURN_OPTION, '' );
	return wareword_return_clean_url( $value );
}

/**
 * The query of this request, unchanged except that invalid characters are removed, above all line
 * breaks, which would allow header injection.
 *
 * @return string Without the question mark.
 */
function wareword_return_query() {
	// Not unslashed or sanitized as text, which would change the code. Only characters valid in a
	// URL are kept.
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput
	$query = isset( $_SERVER['QUERY_STRING'] ) ? (string) $_SERVER['QUERY_STRING'] : '';
	$query = preg_replace( '/[^A-Za-z0-9\-._~%!$&\'()*+,;=:@\/?]/', '', $query );
	return null === $query ? '' : substr( $query, 0, 4000 );
}

/**
 * Handles the return URL.
 *
 * @return WP_REST_Response
 */
function wareword_return_response() {
	$app_url = wareword_return_app_url();
	if ( '' === $app_url ) {
		$response = new WP_REST_Response(
			array(
				'code'    => 'wareword_app_missing',
				'message' => 'Set the URL of Wareword for WooCommerce under Settings → General.',
				'data'    => array( 'status' => 503 ),
			),
			503
		);
	} else {
		$query    = wareword_return_query();
		$response = new WP_REST_Response( null, 302 );
		$response->header( 'Location', $app_url . WAREWORD_RETURN_PATH . ( '' === $query ? '' : '?' . $query ) );
	}
	// The query contains a code: send no referrer and disable caching.
	$response->header( 'Referrer-Policy', 'no-referrer' );
	$response->header( 'Cache-Control', 'no-store, private' );
	return $response;
}

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'wareword/v1',
			'/return',
			array(
				'methods'             => 'GET',
				'callback'            => 'wareword_return_response',
				// The visitor may not be signed in; the response reveals nothing.
				'permission_callback' => '__return_true',
			)
		);
	}
);

/**
 * Saves the setting only if it is a valid redirect target.
 *
 * @param mixed $value As it was typed.
 * @return string
 */
function wareword_return_sanitize_option( $value ) {
	$clean = wareword_return_clean_url( $value );
	if ( '' === $clean && is_string( $value ) && '' !== trim( $value ) ) {
		add_settings_error(
			WAREWORD_RETURN_OPTION,
			'wareword_app_url_invalid',
			'The URL of Wareword for WooCommerce must start with https:// and can\'t contain a password, question mark or #.'
		);
		$kept = get_option( WAREWORD_RETURN_OPTION, '' );
		return is_string( $kept ) ? $kept : '';
	}
	return $clean;
}

add_action(
	'admin_init',
	static function () {
		register_setting(
			'general',
			WAREWORD_RETURN_OPTION,
			array(
				'type'              => 'string',
				'sanitize_callback' => 'wareword_return_sanitize_option',
				'show_in_rest'      => false,
				'default'           => '',
			)
		);
		add_settings_field(
			WAREWORD_RETURN_OPTION,
			'Wareword for WooCommerce',
			'wareword_return_field',
			'general',
			'default',
			array( 'label_for' => WAREWORD_RETURN_OPTION )
		);
	}
);

/**
 * Renders the setting; read-only if wp-config.php sets it.
 *
 * @return void
 */
function wareword_return_field() {
	$fixed = defined( 'WAREWORD_APP_URL' );
	printf(
		'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" placeholder="https://wareword.example.com"%3$s>',
		esc_attr( WAREWORD_RETURN_OPTION ),
		esc_attr( wareword_return_app_url() ),
		$fixed ? ' readonly' : ''
	);
	echo '<p class="description">';
	echo esc_html(
		$fixed
			? 'Set in wp-config.php.'
			: 'The URL of Wareword for WooCommerce. After you connect the store, your browser is sent there.'
	);
	echo '</p>';
}

register_uninstall_hook( __FILE__, 'wareword_return_uninstall' );

/**
 * Deletes the setting on uninstall.
 *
 * @return void
 */
function wareword_return_uninstall() {
	delete_option( WAREWORD_RETURN_OPTION );
}
