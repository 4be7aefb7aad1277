<?php
/**
 * Plugin Name:       Wareword Return
 * Description:       Sends the browser on to the Wareword bridge after a store was connected. Nothing else.
 * Version:           1.0.0
 * Requires at least: 5.6
 * Requires PHP:      7.4
 * Author:            Wareword
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       wareword-return
 *
 * Wareword returns a browser to an address of the store itself. This plugin is that address:
 *
 *     /wp-json/wareword/v1/return
 *
 * It sends the browser on to the one bridge that is set here, with the query as it came. The bridge
 * is set by an administrator, under Settings > General, or in wp-config.php, which wins:
 *
 *     define( 'WAREWORD_BRIDGE_URL', 'https://bridge.example.com' );
 *
 * No part of the request decides where the browser goes, so this is no open redirect. The code in the
 * query is of use to the bridge alone, which holds the other half of the secret.
 *
 * @package WarewordReturn
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const WAREWORD_RETURN_OPTION = 'wareword_bridge_url';
const WAREWORD_RETURN_PATH   = '/connect/return';

/**
 * Reduces a bridge's address to scheme, host, port and folder, or to nothing where it is no address
 * that a browser may be sent to: https, or http on this machine alone.
 *
 * @param mixed $value As it was typed.
 * @return string Without a slash at the end.
 */
function wareword_return_clean_url( $value ) {
	if ( ! is_string( $value ) ) {
		return '';
	}
	$value = trim( $value );
	// White space, quotes, backslashes and control characters have no place in an address.
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
 * The bridge that is set, or nothing.
 *
 * @return string
 */
function wareword_return_bridge() {
	$value = defined( 'WAREWORD_BRIDGE_URL' ) ? WAREWORD_BRIDGE_URL : get_option( WAREWORD_RETURN_OPTION, '' );
	return wareword_return_clean_url( $value );
}

/**
 * The query of this request, byte for byte. Signs that no query may hold are dropped, line breaks
 * first of all: they would begin a header of their own.
 *
 * @return string Without the question mark.
 */
function wareword_return_query() {
	// Not unslashed or sanitised as text: that would change a code. Only what an address may hold stays.
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput
	$query = isset( $_SERVER['QUERY_STRING'] ) ? (string) $_SERVER['QUERY_STRING'] : '';
	$query = preg_replace( '/[^A-Za-z0-9\-._~%!$&\'()*+,;=:@\/?]/', '', $query );
	return null === $query ? '' : substr( $query, 0, 4000 );
}

/**
 * Answers the return address.
 *
 * @return WP_REST_Response
 */
function wareword_return_answer() {
	$bridge = wareword_return_bridge();
	if ( '' === $bridge ) {
		$response = new WP_REST_Response(
			array(
				'code'    => 'wareword_bridge_missing',
				'message' => 'Set the address of the Wareword bridge under Settings > General.',
				'data'    => array( 'status' => 503 ),
			),
			503
		);
	} else {
		$query    = wareword_return_query();
		$response = new WP_REST_Response( null, 302 );
		$response->header( 'Location', $bridge . WAREWORD_RETURN_PATH . ( '' === $query ? '' : '?' . $query ) );
	}
	// The query holds a code: no page after this one is told it, and no cache keeps it.
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
				'callback'            => 'wareword_return_answer',
				// Whoever comes back from Wareword need not be logged in here, and learns nothing.
				'permission_callback' => '__return_true',
			)
		);
	}
);

/**
 * Keeps a new setting only where it is an address that a browser may be sent to.
 *
 * @param mixed $value As it was typed.
 * @return string
 */
function wareword_return_sanitize_option( $value ) {
	$clean = wareword_return_clean_url( $value );
	if ( '' === $clean && is_string( $value ) && '' !== trim( $value ) ) {
		add_settings_error(
			WAREWORD_RETURN_OPTION,
			'wareword_bridge_url_invalid',
			'The address of the Wareword bridge must begin with https:// and hold no password, question mark or #.'
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
			'Wareword bridge',
			'wareword_return_field',
			'general',
			'default',
			array( 'label_for' => WAREWORD_RETURN_OPTION )
		);
	}
);

/**
 * Shows the setting. Where wp-config.php sets it, it is shown and cannot be changed here.
 *
 * @return void
 */
function wareword_return_field() {
	$fixed = defined( 'WAREWORD_BRIDGE_URL' );
	printf(
		'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" placeholder="https://bridge.example.com"%3$s>',
		esc_attr( WAREWORD_RETURN_OPTION ),
		esc_attr( wareword_return_bridge() ),
		$fixed ? ' readonly' : ''
	);
	echo '<p class="description">';
	echo esc_html(
		$fixed
			? 'Set in wp-config.php.'
			: 'The address of the Wareword bridge. Browsers that come back from connecting the store are sent there.'
	);
	echo '</p>';
}

register_uninstall_hook( __FILE__, 'wareword_return_uninstall' );

/**
 * Leaves nothing behind.
 *
 * @return void
 */
function wareword_return_uninstall() {
	delete_option( WAREWORD_RETURN_OPTION );
}
