<?php
// Writes one listing with PHP 8 or newer, without extensions or packages:
//   WAREWORD_KEY=ww_api_… php php.php
// (https addresses need PHP's openssl extension, which is nearly always there.)

$api = (getenv('WAREWORD_URL') ?: 'http://localhost:3000') . '/api/v1';

function call(string $method, string $url, ?array $body = null, array $headers = []): array
{
    $text = file_get_contents($url, false, stream_context_create(['http' => [
        'method' => $method,
        'header' => [
            'Authorization: Bearer ' . getenv('WAREWORD_KEY'),
            'Content-Type: application/json',
            ...$headers,
        ],
        'content' => $body === null ? '' : json_encode($body),
        'timeout' => 15,
        'ignore_errors' => true,
    ]]));
    $response = json_decode($text === false ? '' : $text, true) ?? [];
    if (!isset($response['api_version'])) {
        $error = $response['error'] ?? ['code' => 'network_error', 'message' => 'No response.'];
        fwrite(STDERR, "{$error['code']}: {$error['message']}\n");
        exit(1);
    }
    return $response;
}

// The key makes it safe to send the request again if the response is lost.
$job = call('POST', "$api/jobs", [
    'product_name' => 'Walnut Desk Organizer',
    'features' => "Solid walnut\nSix compartments\nNon-slip cork base",
    'platform' => 'shopify',
], ['Idempotency-Key: ' . bin2hex(random_bytes(16))]);

while (in_array($job['status'], ['queued', 'processing'], true)) {
    usleep($job['poll_after_ms'] * 1000);
    $job = call('GET', "$api/jobs/{$job['job_id']}");
}

echo json_encode($job, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), "\n";
exit($job['status'] === 'complete' ? 0 : 1);
